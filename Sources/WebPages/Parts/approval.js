/** Whole numbers as people write lists of them: `3,12-30`. */
function ranges(numbers) {
  const runs = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    if (runs.at(-1)?.[1] === number - 1) runs.at(-1)[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => first === last ? String(first) : `${first}-${last}`).join();
}

/**
 * What the reader has chosen to accept: whole cases, or frames and items of them.
 *
 * `cases` are those of the report, with `choice` `{drawn, frames, items}`: the hash of what was drawn, and
 * whether single frames and items may be chosen; without it nothing of the case may be.
 */
class Choice {
  constructor(cases, command) {
    this.chosen = new Map();
    this.cases = cases;
    this.listeners = [];
    this.count = make('strong', { role: 'status' });
    this.command = new CommandLine('Command that accepts what is chosen');
    this.command.set(command ?? '');
    this.element = make('footer', { class: 'choice', 'aria-label': 'Chosen', hidden: true }, this.count,
      make('button', { type: 'button', class: 'button', title: 'Save the choice as a file (d)', onclick: () => this.download() }, icon('save'), 'approve.json'),
      this.command.element,
      make('button', { type: 'button', class: 'button bare', onclick: () => this.clear() }, 'Clear'));
  }

  of({ index }) { return this.chosen.get(index) ?? { isWhole: false, frames: new Set(), items: new Set() }; }

  isChosen({ index }) { return this.chosen.has(index); }

  toggleCase(each) {
    if (!each.choice) return;
    const { isWhole } = this.of(each);
    this.#set(each, { isWhole: !isWhole, frames: new Set(), items: new Set() });
  }

  /** A part takes the place of the whole. */
  toggle(each, part, name) {
    if (!each.choice?.[part]) return;
    const { frames, items } = this.of(each), parts = { frames: new Set(frames), items: new Set(items) };
    if (!parts[part].delete(name)) parts[part].add(name);
    this.#set(each, { isWhole: false, ...parts });
  }

  clear() {
    this.chosen.clear();
    this.#changed();
  }

  /** The file that `waterfall approve --from` reads. */
  get text() {
    const cases = this.cases.filter(each => this.isChosen(each)).map(each => {
      const { frames, items } = this.of(each);
      return { name: each.name, ...(frames.size ? { frames: ranges(frames) } : {}), ...(items.size ? { items: [...items] } : {}), drawn: each.choice.drawn };
    });
    return `${JSON.stringify({ version: 1, cases }, null, 2)}\n`;
  }

  download() {
    if (!this.chosen.size) return;
    const address = URL.createObjectURL(new Blob([this.text], { type: 'application/json' }));
    make('a', { href: address, download: 'approve.json' }).click();
    // The browser takes it when this script has ended.
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  }

  #set(each, choice) {
    if (choice.isWhole || choice.frames.size || choice.items.size) this.chosen.set(each.index, choice);
    else this.chosen.delete(each.index);
    this.#changed();
  }

  #changed() {
    const count = this.chosen.size;
    this.element.hidden = !count;
    this.count.textContent = `${grouped(count)} ${count === 1 ? 'case' : 'cases'} chosen`;
    for (const listener of this.listeners) listener();
  }
}

/** A box to tick, with its name beside it or only for those who hear it. */
function tick(name, hint, change, isNameSeen = true) {
  const box = make('input', { type: 'checkbox', 'aria-label': name, onchange: change });
  return { box, element: make('label', { class: 'tick', title: hint }, box, isNameSeen ? name : null) };
}
