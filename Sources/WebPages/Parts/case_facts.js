/** What is below the pictures: how far items drift, what became of them, and the frames. */
class CaseFacts {
  constructor({ choice, goTo, choose }) {
    this.choice = choice;
    this.goTo = goTo;
    this.choose = choose;
    this.element = make('div', { class: 'facts' });
  }

  /** Whether a frame may be accepted alone. */
  static mayBeChosen = ({ choice }, { status }) => Boolean(choice?.frames) && status === 'changed';

  show(detail, opened) {
    this.cursors = [];
    this.opened = opened;
    this.boxes = [];
    this.frameCount = detail.frames.length;
    this.element.replaceChildren(...[this.#drift(detail), this.#items(detail.items), this.#frames(detail.frames)].filter(Boolean));
  }

  /** Marks the frame that is shown. */
  setFrame(frame) {
    for (const cursor of this.cursors) cursor.setAttribute('d', `M${CaseFacts.#x(frame, this.frameCount)} 0V32`);
    for (const row of this.element.querySelectorAll('tr[data-frame]')) row.classList.toggle('is-shown', Number(row.dataset.frame) === frame);
  }

  /** Ticks the frames and items that are chosen. */
  showChoice() {
    const chosen = this.choice.of(this.opened);
    for (const { part, name, box } of this.boxes) box.checked = chosen[part].has(name);
  }

  /** A box for a frame or an item, where it may be chosen. */
  #tick(part, name, label, mayBe) {
    if (!mayBe) return null;
    const { box, element } = tick(label, 'Choose it to be accepted', () => this.choice.toggle(this.opened, part, name), false);
    box.checked = this.choice.of(this.opened)[part].has(name);
    this.boxes.push({ part, name, box });
    return element;
  }

  #drift({ drift }) {
    const most = 200;
    const lines = drift.map(({ id, distances }) => ({ id, distances, worst: distances.reduce((a, b) => Math.max(a, b ?? 0), 0) }))
      .sort((one, other) => other.worst - one.worst);
    if (!lines.length) return null;
    const tallest = Math.max(1, lines[0].worst);
    return CaseFacts.#section(`Drift of ${lines.length === 1 ? 'one item' : `${lines.length} items`}, in pixels`, true, () =>
      make('ul', { class: 'drift' }, lines.slice(0, most).map(line => make('li', {},
        this.#nameButton(line.id), this.#sparkline(line, tallest),
        make('span', { class: 'number' }, line.worst ? `${Number(line.worst.toFixed(2))} px` : '0')))));
  }

  #sparkline({ id, distances, worst }, tallest) {
    const lines = CaseFacts.#runs(distances, (distance, frame) => `${CaseFacts.#x(frame, distances.length)} ${30 - 27 * distance / tallest}`);
    const cursor = draw('path', { class: 'cursor' });
    this.cursors.push(cursor);
    return draw('svg', { viewBox: '0 0 1000 32', preserveAspectRatio: 'none', role: 'img', 'aria-label': `${visible(id)}: at most ${worst} pixels`,
      onclick: event => {
        const box = event.currentTarget.getBoundingClientRect();
        this.goTo(Math.floor((event.clientX - box.left) / box.width * distances.length));
      } },
      draw('path', { class: 'area', d: lines.map(points => `M${points[0].split(' ')[0]} 30L${points.join('L')}L${points.at(-1).split(' ')[0]} 30z`).join('') }),
      draw('path', { class: 'line', d: lines.map(points => `M${points.join('L')}${points.length === 1 ? 'h.01' : ''}`).join('') }), cursor);
  }

  #items(items) {
    const changed = items.filter(item => item.verdict);
    if (!changed.length) return null;
    return CaseFacts.#section(`What became of ${changed.length} of ${items.length} items`, true, () =>
      make('table', {}, make('thead', {}, make('tr', {}, ['Item', 'Found', 'Expected', 'Actual'].map(text => make('th', { scope: 'col' }, text)))),
        make('tbody', {}, changed.slice(0, 500).map(item => make('tr', {}, make('td', {}, this.#tick('items', item.id, `choose ${visible(item.id)}`, this.opened.choice?.items), ' ', this.#nameButton(item.id)), make('td', {}, visible(item.verdict)),
          make('td', { class: 'number' }, CaseFacts.#place(item.expected)), make('td', { class: 'number' }, CaseFacts.#place(item.actual)))))));
  }

  #frames(frames) {
    const changed = frames.filter(frame => frame.status !== 'passed').length;
    if (!frames.length) return null;
    return CaseFacts.#section(`${changed ? grouped(changed) : 'None'} of ${grouped(frames.length)} frames ${changed === 1 || !changed ? 'differs' : 'differ'}`, false, () =>
      make('table', {}, make('thead', {}, make('tr', {}, ['Frame', 'Time', 'State', 'Pixels', 'Largest', 'Hash'].map(text => make('th', { scope: 'col' }, text)))),
        make('tbody', {}, frames.slice(0, 2000).map((frame, position) => make('tr', { 'data-frame': position },
          make('td', {}, this.#tick('frames', frame.actual, `choose frame ${frame.actual}`, CaseFacts.mayBeChosen(this.opened, frame)), ' ', make('button', { type: 'button', class: 'link', onclick: () => this.goTo(position) }, frameName(frame).replace(/^frame /, ''))),
          make('td', { class: 'number' }, `${Math.round(frame.time * 1000)} ms`), make('td', {}, pill(frame.status)),
          make('td', { class: 'number' }, grouped(frame.diffCount)), make('td', { class: 'number' }, String(frame.maxDelta)),
          make('td', { class: 'number quiet' }, frame.hash.slice(0, 12)))))));
  }

  #nameButton(id) {
    return make('button', { type: 'button', class: 'link name', title: 'Show its outline', onclick: () => this.choose(id) }, visible(id));
  }

  /** The points of a line, anew after each frame in which there is no distance. */
  static #runs(distances, point) {
    const runs = [[]];
    distances.forEach((distance, frame) => distance === null ? runs.push([]) : runs.at(-1).push(point(distance, frame)));
    return runs.filter(run => run.length);
  }

  /** A part that folds; what is in it is made when it is first opened. */
  static #section(title, isOpen, content) {
    const section = make('details', { open: isOpen }, make('summary', {}, title));
    const fillIn = () => { if (section.open && section.children.length === 1) section.append(make('div', { class: 'fact' }, content())); };
    section.addEventListener('toggle', fillIn);
    fillIn();
    return section;
  }

  static #place = box => box ? `${box.slice(0, 2).map(value => Number(value.toFixed(2))).join(', ')} · ${box.slice(2).map(value => Number(value.toFixed(2))).join(' × ')}` : '–';
  static #x = (frame, count) => Math.round((frame + 0.5) * 100000 / Math.max(1, count)) / 100;
}
