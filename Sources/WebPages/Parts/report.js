/** The page: all cases, the one that is open, and the address that names it: `#case&frame`, see `frameKey`. */
class Report {
  constructor({ title, pageTitle, command, choiceCommand, notes, cases }) {
    document.title = pageTitle;
    this.cases = cases.map((each, index) => ({ ...each, index, searched: `${each.name}\n${each.status}\n${each.verdict.join('\n')}`.toLowerCase() }));
    this.choice = new Choice(this.cases, choiceCommand);
    this.list = new CaseList(this.cases, this.choice, each => this.open(each));
    this.view = new CaseView(this.choice, (each, key) => this.#name(each, key));
    this.#addKeys();
    document.getElementById('app').replaceWith(make('div', { class: 'report' },
      make('header', { class: 'top' },
        make('div', { class: 'top-title' }, make('h1', {}, title), make('code', { class: 'quiet', title: command }, visible(command))),
        this.list.filterBar,
        make('button', { type: 'button', class: 'button bare help', 'aria-label': 'Keys', title: 'Keys (?)', onclick: () => this.keys.help() }, '?')),
      notes.map(note => make('p', { class: 'note' }, note)),
      make('div', { class: 'columns' }, this.list.element, this.view.element), this.choice.element));
    addEventListener('hashchange', () => this.#openNamed());
    this.#openNamed();
  }

  open(opened, key) {
    this.list.select(opened);
    this.view.open(opened, key);
  }

  /** Opens what the address names, else the first case of the list. */
  #openNamed() {
    if (location.hash === this.named) return;
    clearTimeout(this.naming);
    const [name, frame] = location.hash.slice(1).split('&');
    const named = this.cases.find(each => encodeURIComponent(each.name) === name || each.name === Report.#decoded(name));
    const opened = named ?? this.list.shown[0];
    this.view.element.hidden = !opened;
    if (!opened) return;
    this.view.setMode(this.view.comparison.mode);
    this.open(opened, named && frame);
  }

  #name(opened, key) {
    const name = `#${encodeURIComponent(opened.name)}${key === null ? '' : `&${key}`}`;
    // Browsers refuse a page that changes its address at each frame of a sequence.
    clearTimeout(this.naming);
    this.naming = setTimeout(() => {
      if (location.hash !== name) history.replaceState(null, '', name);
      this.named = location.hash;
    }, 250);
  }

  static #decoded(text) {
    try { return decodeURIComponent(text); } catch { return text; }
  }

  #addKeys() {
    const keys = this.keys = new Keys(), { view, list } = this;
    keys.add(['j'], 'next case', () => list.step(1));
    keys.add(['k'], 'previous case', () => list.step(-1));
    keys.add(['ArrowLeft'], 'previous frame', () => view.scrubber.step(-1));
    keys.add(['ArrowRight'], 'next frame', () => view.scrubber.step(1));
    keys.add(['Shift+ArrowLeft'], 'previous frame that differs', () => view.scrubber.jump(-1));
    keys.add(['Shift+ArrowRight'], 'next frame that differs', () => view.scrubber.jump(1));
    keys.add([' '], 'play or pause', () => view.play());
    ComparisonView.modes.forEach(({ name, label }, index) =>
      keys.add([String(index + 1)], label, () => { if (!view.modes.buttons.get(name).disabled) view.setMode(name); }));
    keys.add(['o'], 'outlines of items', () => view.outlineButton.click());
    keys.add(['n'], 'zoom to the next difference', () => view.comparison.showNextRegion());
    keys.add(['+', '='], 'zoom in', () => view.comparison.zoom.step(1));
    keys.add(['-'], 'zoom out', () => view.comparison.zoom.step(-1));
    keys.add(['0'], 'show all of the picture', () => view.comparison.zoom.set('fit'));
    keys.add(['9'], 'a pixel of the picture on a pixel of the screen', () => view.comparison.zoom.set(1));
    keys.add(['c'], 'copy the command that accepts it', () => { if (view.opened?.approve) view.command.copy(); });
    keys.add(['a'], 'choose the case to be accepted', () => { if (view.opened) this.choice.toggleCase(view.opened); });
    keys.add(['f'], 'choose the frame to be accepted', () => view.chooseFrame());
    keys.add(['d'], 'save the choice as a file', () => this.choice.download());
    keys.add(['/'], 'search', () => list.search.focus());
  }
}

const report = new Report(block('report'));
