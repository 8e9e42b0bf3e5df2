/** What happened in a clip, in step with its frames. `frames` have `events`; `go` is called with a frame. */
class ClipLog {
  constructor(frames, go) {
    const list = make('ol', { class: 'log-list' });
    this.entries = [];
    frames.forEach(({ events }, frame) => events.forEach(event => {
      const button = make('button', { type: 'button', class: 'log-entry is-ahead', onclick: () => go(frame) },
        make('span', { class: 'number quiet' }, milliseconds(event.time)),
        make('span', {}, make('span', { class: 'log-name' }, visible(event.name)),
          event.item === null ? null : [' ', make('span', { class: 'name' }, visible(event.item))]),
        event.detail ? make('span', { class: 'name quiet log-detail' }, visible(event.detail)) : null);
      this.entries.push({ frame, button });
      list.append(make('li', {}, button));
    }));
    this.list = list;
    this.passed = 0;
    this.marked = [];
    this.element = make('section', { class: 'panel log', 'aria-labelledby': 'log-title' },
      make('h2', { id: 'log-title' }, 'Events', make('span', { class: 'count' }, grouped(this.entries.length))),
      this.entries.length ? list : make('p', { class: 'quiet' }, 'Nothing happens in this clip.'));
  }

  /** Marks the events of a frame; those after it are faint. */
  setFrame(frame) {
    const passed = this.entries.findLastIndex(entry => entry.frame <= frame) + 1;
    for (let index = Math.min(passed, this.passed); index < Math.max(passed, this.passed); index += 1)
      this.entries[index].button.classList.toggle('is-ahead', index >= passed);
    this.passed = passed;
    for (const button of this.marked) { button.removeAttribute('aria-current'); button.classList.remove('is-latest'); }
    this.marked = [];
    for (let index = passed - 1; this.entries[index]?.frame === frame; index -= 1) this.#mark(index).setAttribute('aria-current', 'true');
    if (!passed) { this.list.scrollTop = 0; return; }
    const latest = this.#mark(passed - 1);
    latest.classList.add('is-latest');
    const box = latest.getBoundingClientRect(), room = this.list.getBoundingClientRect();
    if (box.top < room.top || box.bottom > room.bottom) this.list.scrollTop += box.top - room.top - (room.height - box.height) / 2;
  }

  #mark(index) {
    const { button } = this.entries[index];
    this.marked.push(button);
    return button;
  }
}

/** Of the frame that is seen: numbers, and the items in their order. `choose` is called with an item's id. */
class ClipFacts {
  constructor(choose) {
    this.choose = choose;
    this.chips = new Map();
    this.values = Object.fromEntries(['Carried', 'Scroll'].map(name => [name, make('dd', {})]));
    this.order = make('ol', { class: 'order', 'aria-labelledby': 'order-title' });
    this.count = make('span', { class: 'count' });
    this.element = make('section', { class: 'panel', 'aria-labelledby': 'order-title' },
      make('h2', { id: 'order-title' }, 'Order', this.count), this.order,
      make('dl', { class: 'values' }, Object.entries(this.values).map(([name, value]) => make('div', {}, make('dt', { class: 'quiet' }, name), value))));
  }

  show(frame, chosen) {
    const carried = frame.ghosts.map(([id]) => id);
    this.values.Scroll.textContent = frame.scroll === null ? '–' : String(Math.round(frame.scroll));
    this.values.Carried.replaceChildren(carried.length ? make('span', { class: 'name' }, visible(carried.join(', '))) : '–');
    if (this.shown !== frame.order) {
      this.shown = frame.order;
      this.count.textContent = grouped(frame.order.length);
      this.order.replaceChildren(...frame.order.map(id => make('li', {}, this.#chip(id))));
    }
    for (const [id, chip] of this.chips) {
      chip.classList.toggle('is-carried', carried.includes(id));
      chip.setAttribute('aria-pressed', String(id === chosen));
    }
  }

  #chip(id) {
    if (!this.chips.has(id)) {
      this.chips.set(id, make('button', { type: 'button', class: 'chip', 'aria-pressed': 'false', title: 'Show its outline', onclick: () => this.choose(id) },
        make('span', { class: 'name' }, visible(id))));
    }
    return this.chips.get(id);
  }
}

const milliseconds = time => `${grouped(Math.round(time * 1000))} ms`;
