// A record of a game, brought as a file: proved and told again. And the last round of the game that is over, reviewed.

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
    const review = () => page.inquire("record", (record) => this.#review(record));
    this.review = el("button", { type: "button", onclick: review });
    document.getElementById("record")?.after(this.review);
    this.file.addEventListener("change", () => this.#read(this.file.files[0]));
    page.state.changed.push(() => this.draw());
  }

  draw() {
    const { messages } = this.engine;
    this.title.textContent = messages.records;
    this.label.textContent = messages["records-open"];
    const { table, view } = this.page.state;
    this.review.textContent = messages.review;
    this.review.hidden = table?.stage !== "over" || (view?.seat ?? null) === null;
  }

  async #read(file) {
    if (!file) return;
    const { language, length } = this.page.settings;
    const text = await file.text();
    this.file.value = "";
    this.#show(file.name, await this.engine.ask({ record: text, name: file.name, language, length }));
  }

  async #review(record) {
    const { settings, state, say } = this.page;
    const { review, reviewing } = this.engine.messages;
    const { language, length } = settings;
    say(reviewing);
    this.#show(review, await this.engine.ask({ review: record, seat: state.view.seat, language, length }));
  }

  #show(title, told) {
    const { el, say } = this.page;
    if (told.lines.length === 0) {
      say(told.say);
      return;
    }
    const back = el("button", { type: "button", text: this.engine.messages["records-back"], onclick: () => this.cover.hide() });
    const lines = told.lines.map((line) => el("li", { text: line }));
    this.cover.show(title, el("p", { class: "choices" }, back), el("p", { text: told.say }), el("ul", { class: "lines" }, ...lines));
    say(told.say);
  }
}
