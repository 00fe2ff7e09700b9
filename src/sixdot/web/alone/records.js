// A record of a game, brought as a file: proved and told again.

export class Records {
  /** @param {any} page @param {any} engine @param {import("./cover.js").Cover} cover */
  constructor(page, engine, cover) {
    const { el } = page;
    this.page = page;
    this.engine = engine;
    this.cover = cover;
    this.title = el("h2");
    this.label = el("label", { for: "record-file" });
    this.file = el("input", { type: "file", id: "record-file", accept: ".sixdot,text/plain" });
    const box = el("section", { id: "records" }, this.title, el("p", { class: "field" }, this.label, this.file));
    document.getElementById("public-tables")?.before(box);
    this.file.addEventListener("change", () => this.#read(this.file.files[0]));
    page.state.changed.push(() => this.draw());
  }

  draw() {
    const { messages } = this.engine;
    this.title.textContent = messages.records;
    this.label.textContent = messages["records-open"];
  }

  async #read(file) {
    if (!file) return;
    const { settings, el, say } = this.page;
    const { language, length } = settings;
    const text = await file.text();
    this.file.value = "";
    const told = await this.engine.ask({ record: text, name: file.name, language, length });
    if (told.lines.length === 0) {
      say(told.say);
      return;
    }
    const back = el("button", { type: "button", text: this.engine.messages["records-back"], onclick: () => this.cover.hide() });
    const lines = told.lines.map((line) => el("li", { text: line }));
    this.cover.show(file.name, el("p", { class: "choices" }, back), el("p", { text: told.say }), el("ul", { class: "lines" }, ...lines));
    say(told.say);
  }
}
