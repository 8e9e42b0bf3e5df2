/** An element. Text is always set as text, so nothing in a name is ever read as markup. */
function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for a drawing. */
function draw(tag, attributes = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

/** A small picture on a control; its meaning is said by the control's label. */
function icon(name) {
  const shapes = {
    play: 'M4 2.5v11l9-5.5z', pause: 'M4 2.5h3v11H4zM9 2.5h3v11H9z',
    stepBack: 'M11 3v10L5 8zM4 3h1.5v10H4z', stepOn: 'M5 3v10l6-5zM10.5 3H12v10h-1.5z',
    jumpBack: 'M8 3v10L2.5 8zM13.5 3v10L8 8z', jumpOn: 'M2.5 3v10L8 8zM8 3v10l5.5-5z',
    copy: 'M5 1.5h8.5V11H12V3H5zM2.5 4.5H11v10H2.5zM4 6v7h5.5V6z',
    done: 'M6.3 12.6 2 8.3l1.2-1.2 3.100 3.100L13 3.400l1.2 1.2z',
    save: 'M7.25 1.5h1.5v6.900l2.400-2.400 1.100 1.100L8 11.300 3.750 7.100l1.100-1.100 2.400 2.400zM2 12.500h12V14H2z',
    minus: 'M3 7.25h10v1.5H3z', plus: 'M7.25 3h1.5v4.25H13v1.5H8.750V13h-1.5V8.750H3v-1.5h4.25z',
    outlines: 'M1.5 1.5h6v6h-6zM3 3v3h3V3zM8.5 5h6v9.5h-6zM10 6.5V13h3V6.5zM1.5 9h5.5v5.5H1.5zM3 10.5V13h2.5v-2.5z',
    loop: 'M4 3h6.5A4.5 4.5 0 0 1 15 7.5h-1.5a3 3 0 0 0-3-3H4v2.3L.8 3.7 4 .7zM12 13H5.500A4.500 4.500 0 0 1 1 8.5h1.500a3 3 0 0 0 3 3H12V9.200l3.200 3.100-3.200 3z',
    next: 'M8 1.5A6.5 6.5 0 1 0 14.5 8H13a5 5 0 1 1-5-5zM8 5.5A2.5 2.5 0 1 0 10.5 8 2.5 2.5 0 0 0 8 5.5zM9.5 1h5.5v5.5h-1.5V3.6l-3 3-1-1 3-3H9.5z',
  };
  return draw('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true', fill: 'currentColor' },
    draw('path', { d: shapes[name], 'fill-rule': 'evenodd' }));
}

/** A number as people write it, the same in every locale. */
const grouped = number => new Intl.NumberFormat('en').format(number);

/** A share of the whole; never rounded to nothing. */
function percent(ratio) {
  if (!ratio) return '0 %';
  if (ratio < 0.0001) return '< 0.01 %';
  return `${(ratio * 100).toFixed(ratio < 0.1 ? 2 : 1)} %`;
}

/** Text whose line breaks and other control characters can be seen. */
const visible = text => text.replace(/[\u0000-\u001f\u007f]/g,
  letter => letter === '\u007f' ? '\u2421' : String.fromCharCode(0x2400 + letter.charCodeAt(0)));

/** The data of a block of the page, or null. */
function block(id) {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : null;
}

/** Calls `move` with the events of a pointer that was pressed on an element, until it is let go. */
function whenDragged(element, { begin, move, end }) {
  element.addEventListener('pointerdown', event => {
    if (event.button !== 0 || event.defaultPrevented) return;
    // Tells what lies below that the pointer is taken.
    event.preventDefault();
    begin?.(event);
    const stop = () => {
      removeEventListener('pointermove', move);
      for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, stop);
      end?.();
    };
    addEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, stop);
  });
}

/** One of several; `choices` are `{name, label, hint}`. */
class Segments {
  constructor(label, choices, choose) {
    this.buttons = new Map(choices.map(({ name, label, hint }) => [name,
      make('button', { type: 'button', title: hint, 'aria-pressed': 'false', onclick: () => choose(name) }, label)]));
    this.element = make('div', { class: 'segments', role: 'group', 'aria-label': label }, [...this.buttons.values()]);
  }

  select(name) {
    for (const [other, button] of this.buttons) button.setAttribute('aria-pressed', String(other === name));
  }

  enable(name, enabled) { this.buttons.get(name).disabled = !enabled; }
}

/** A command and a button that copies it. */
class CommandLine {
  constructor(label) {
    this.code = make('code', { tabindex: '0', 'aria-label': label });
    this.button = make('button', { type: 'button', class: 'button bare', title: 'Copy (c)', onclick: () => this.copy() });
    this.said = make('span', { class: 'hidden-text', role: 'status' });
    this.element = make('div', { class: 'command' }, this.code, this.button, this.said);
    this.#show('copy', 'Copy');
  }

  set(command) {
    this.code.textContent = command;
    this.#show('copy', 'Copy');
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.code.textContent);
    } catch {
      // Without leave to use the clipboard the selection can still be copied.
      const range = document.createRange();
      range.selectNodeContents(this.code);
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      if (!document.execCommand('copy')) return this.#show('copy', 'Selected');
    }
    this.#show('done', 'Copied');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#show('copy', 'Copy'), 1800);
  }

  #show(shape, text) {
    this.button.replaceChildren(icon(shape), text);
    this.said.textContent = text === 'Copy' ? '' : text;
  }
}
