/**
 * One or more panes that show sheets of the same size at one zoom and place.
 *
 * A zoom of 1 shows a pixel of the picture on a pixel of the screen; `fit` shows all of it.
 */
class ZoomView {
  static steps = [0.0625, 0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32];

  constructor() {
    this.element = make('div', { class: 'zoom' });
    this.panes = [];
    this.size = { width: 1, height: 1 };
    this.zoom = 'fit';
    this.center = { x: 0.5, y: 0.5 };
    this.changed = () => {};
    new ResizeObserver(() => this.update()).observe(this.element);
  }

  /** Shows these sheets, one in each pane. */
  setPanes(count) {
    this.panes = Array.from({ length: count }, () => {
      const sheet = make('div', { class: 'sheet' });
      const pane = make('div', { class: 'pane' }, sheet);
      this.#listen(pane);
      return { pane, sheet };
    });
    this.element.replaceChildren(...this.panes.map(({ pane }) => pane));
    return this.panes;
  }

  setSize(width, height) {
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.update();
  }

  /** CSS pixels for each pixel of the picture. */
  get scale() {
    const density = window.devicePixelRatio || 1;
    if (this.zoom !== 'fit') return this.zoom / density;
    const { width, height } = this.#room();
    const fit = Math.min(width / this.size.width, height / this.size.height);
    // Small pictures grow by whole factors, so that their pixels stay squares.
    return fit * density < 1 ? fit : Math.min(8, Math.floor(fit * density)) / density;
  }

  set(zoom, at) {
    const before = this.scale;
    this.zoom = zoom;
    if (zoom === 'fit') this.center = { x: 0.5, y: 0.5 };
    else if (at) {
      // What lies under the pointer stays there.
      const factor = 1 - before / this.scale;
      this.center.x += (at.x / (this.size.width * before)) * factor;
      this.center.y += (at.y / (this.size.height * before)) * factor;
    }
    this.update();
  }

  /** The next larger (1) or smaller (-1) zoom. */
  step(direction, at) {
    const now = this.scale * (window.devicePixelRatio || 1);
    const next = direction > 0
      ? ZoomView.steps.find(step => step > now * 1.001)
      : ZoomView.steps.findLast(step => step < now * 0.999);
    if (next) this.set(next, at);
  }

  pan(x, y) {
    this.center.x -= x / (this.size.width * this.scale);
    this.center.y -= y / (this.size.height * this.scale);
    this.update();
  }

  /** Brings a rectangle of the picture to the middle, large enough to be seen. */
  reveal({ x, y, width, height }) {
    const room = this.#room();
    const density = window.devicePixelRatio || 1;
    const most = Math.min(room.width / (width * 2 + 8), room.height / (height * 2 + 8)) * density;
    this.zoom = Math.min(16, ZoomView.steps.findLast(step => step <= most) ?? ZoomView.steps[0]);
    this.center = { x: (x + width / 2) / this.size.width, y: (y + height / 2) / this.size.height };
    this.update();
  }

  /** Sets the place of every sheet. */
  update() {
    const scale = this.scale;
    const width = this.size.width * scale, height = this.size.height * scale;
    for (const { pane, sheet } of this.panes) {
      const left = ZoomView.#place(pane.clientWidth, width, this.center, 'x');
      const top = ZoomView.#place(pane.clientHeight, height, this.center, 'y');
      Object.assign(sheet.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      pane.style.touchAction = this.zoom === 'fit' ? 'auto' : 'none';
      sheet.classList.toggle('is-pixelated', scale * (window.devicePixelRatio || 1) >= 1.99);
    }
    this.changed();
  }

  /** The pixel of the picture under a pointer. */
  pixel(event, sheet) {
    const box = sheet.getBoundingClientRect();
    return { x: Math.floor((event.clientX - box.left) / this.scale), y: Math.floor((event.clientY - box.top) / this.scale) };
  }

  /** Where a sheet begins: in the middle when it is small, else so that it covers the pane. */
  static #place(room, length, center, axis) {
    if (length <= room) return Math.round((room - length) / 2);
    center[axis] = Math.min(1 - room / 2 / length, Math.max(room / 2 / length, center[axis]));
    return Math.round(room / 2 - center[axis] * length);
  }

  #room() {
    const pane = this.panes[0]?.pane;
    return { width: Math.max(16, (pane?.clientWidth ?? 16) - 24), height: Math.max(16, (pane?.clientHeight ?? 16) - 24) };
  }

  #listen(pane) {
    const middle = event => {
      const box = pane.getBoundingClientRect();
      return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
    };
    pane.addEventListener('wheel', event => {
      // What is seen whole needs no panning; the page may scroll.
      if (this.zoom === 'fit' && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) this.step(event.deltaY < 0 ? 1 : -1, middle(event));
      else this.pan(-event.deltaX, -event.deltaY);
    }, { passive: false });
    pane.addEventListener('dblclick', event => this.set(this.zoom === 'fit' ? 1 : 'fit', middle(event)));
    let last;
    whenDragged(pane, {
      begin: event => {
        last = event;
        pane.classList.add('is-dragged');
        pane.closest('[tabindex]')?.focus({ preventScroll: true });
      },
      move: event => {
        this.pan(event.clientX - last.clientX, event.clientY - last.clientY);
        last = event;
      },
      end: () => pane.classList.remove('is-dragged'),
    });
  }
}

/** The controls of a zoom. */
class ZoomBar {
  constructor(view) {
    const button = (label, hint, action, ...content) =>
      make('button', { type: 'button', class: 'button bare', title: hint, 'aria-label': label, onclick: action }, content);
    this.value = make('output', { 'aria-label': 'zoom' });
    this.element = make('div', { class: 'zoom-bar', role: 'group', 'aria-label': 'Zoom' },
      button('Zoom out', 'Zoom out (−)', () => view.step(-1), icon('minus')), this.value,
      button('Zoom in', 'Zoom in (+)', () => view.step(1), icon('plus')),
      button('Fit', 'Show all of it (0)', () => view.set('fit'), 'Fit'),
      button('One to one', 'A pixel on a pixel (9)', () => view.set(1), '1:1'));
    this.view = view;
  }

  update() {
    const zoom = this.view.scale * (window.devicePixelRatio || 1);
    this.value.textContent = zoom >= 2 && Number.isInteger(zoom) ? `${zoom}×` : `${Math.round(zoom * 100)} %`;
  }
}
