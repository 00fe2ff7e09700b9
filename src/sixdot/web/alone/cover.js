// A screen of its own, over everything else that the page shows.

export class Cover {
  constructor(page) {
    this.page = page;
    this.section = page.el("section", { id: "cover", class: "screen", hidden: true });
    document.querySelector("main")?.append(this.section);
  }

  /** @param {string} title @param {...Node} more */
  show(title, ...more) {
    const heading = this.page.el("h1", { tabindex: "-1", text: title });
    this.section.replaceChildren(heading, ...more);
    this.section.hidden = false;
    document.body.classList.add("covered");
    this.page.goTo(heading);
  }

  hide() {
    this.section.hidden = true;
    this.section.replaceChildren();
    document.body.classList.remove("covered");
    this.page.goTo(this.page.heading());
  }
}
