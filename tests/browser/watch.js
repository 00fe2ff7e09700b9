// What a test wants to know of a page, told as it happens. In place before the page's own code.
(() => {
    const tell = (kind, text) => window.__tell(kind, text);
    const LIVE = "[aria-live], [role=status], [role=alert], [role=log]";
    const HASTE = 1000;

    document.addEventListener("securitypolicyviolation", (event) => {
        tell("policy", `${event.violatedDirective}: ${event.blockedURI} in ${event.sourceFile}:${event.lineNumber}`);
    });

    // Spoken: what is added to a live region that is shown.
    const manner = (node) => {
        const region = (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest(LIVE);
        if (!region || region.closest("[hidden], [inert]")) return null;
        const live = region.getAttribute("aria-live") ?? (region.getAttribute("role") === "alert" ? "assertive" : "polite");
        return live === "off" ? null : live;
    };
    const spokenAt = new WeakMap();
    const hear = (node, live) => {
        const text = node.textContent.replace(/\s+/g, " ").trim();
        if (!text) return;
        spokenAt.set(node, performance.now());
        tell("spoken", `${live}: ${text}`);
    };
    const hearAll = (record) => {
        const live = manner(record.target);
        if (!live) return;
        if (record.type === "characterData") hear(record.target, live);
        for (const node of record.addedNodes) hear(node, live);
        for (const node of record.removedNodes) {
            if (performance.now() - (spokenAt.get(node) ?? -HASTE) < HASTE) tell("cut short", node.textContent);
        }
    };

    // The focus law: once somebody is somewhere, they are never nowhere, unless they go past the end of the page.
    let begun = false;
    let tabbing = false;
    let due = false;
    const nobody = () => !document.activeElement || document.activeElement === document.body;
    const check = () => {
        due = false;
        if (begun && !tabbing && nobody()) tell("lost focus", `on ${document.body.dataset.screen}`);
    };
    const soon = () => {
        if (due) return;
        due = true;
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(check)));
    };
    for (const kind of ["focusout", "keyup", "click"]) document.addEventListener(kind, soon, true);
    document.addEventListener("keydown", (event) => { if (event.key !== "Shift") tabbing = event.key === "Tab"; }, true);
    document.addEventListener("focusin", () => { begun = true; tabbing = false; }, true);

    new MutationObserver((records) => {
        records.forEach(hearAll);
        soon();
    }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
})();
