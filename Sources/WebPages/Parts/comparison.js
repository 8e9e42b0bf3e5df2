/** Two pictures, looked at in one of seven ways. */
class ComparisonView {
  static modes = [
    { name: 'sideBySide', label: '2-up', hint: 'Side by side (1)' },
    { name: 'swipe', label: 'Swipe', hint: 'Drag a line across (2)' },
    { name: 'onion', label: 'Onion', hint: 'Fade from one to the other (3)' },
    { name: 'blink', label: 'Blink', hint: 'One after the other (4)' },
    { name: 'difference', label: 'Diff', hint: 'The pixels that differ (5)' },
    { name: 'heat', label: 'Heat', hint: 'How much they differ (6)' },
    { name: 'loupe', label: 'Loupe', hint: 'Values of single pixels (7)' },
  ];

  constructor() {
    this.store = new PictureStore();
    this.zoom = new ZoomView();
    this.zoom.changed = () => this.#zoomed();
    this.zoomed = () => {};
    this.controls = make('div', { class: 'stage-controls' });
    this.loupe = new Loupe();
    this.element = make('div', { class: 'stage', tabindex: '0', role: 'group', 'aria-label': 'Pictures', onkeydown: event => this.#press(event) }, this.zoom.element, this.controls);
    Object.assign(this, { mode: 'sideBySide', share: 0.5, opacity: 0.5, hasOutlines: false, chosenItem: null, content: null, pictures: {} });
  }

  /** Shows `{expected, actual, difference}` (addresses or null), `items`, and `absent`: what to say for a picture there is not. */
  async show(content) {
    const turn = this.turn = (this.turn ?? 0) + 1;
    const roles = ['expected', 'actual', 'difference'];
    const loaded = await Promise.all(roles.map(role => this.store.load(role, content[role])));
    // Another frame was asked for meanwhile.
    if (turn !== this.turn) return;
    this.content = content;
    this.pictures = Object.fromEntries(roles.map((role, index) => [role, loaded[index]]));
    this.compared = undefined;
    this.regionShown = -1;
    const { expected, actual } = this.pictures;
    this.size = { width: Math.max(1, expected?.width ?? 0, actual?.width ?? 0), height: Math.max(1, expected?.height ?? 0, actual?.height ?? 0) };
    this.#arrange();
  }

  /** The mode that is shown: side by side where there is nothing to compare. */
  get shownMode() { return this.hasBoth || this.mode === 'loupe' && this.hasAny ? this.mode : 'sideBySide'; }

  get hasAny() { return Boolean(this.pictures.expected || this.pictures.actual); }

  get hasBoth() { return Boolean(this.pictures.expected && this.pictures.actual); }

  setMode(mode) {
    this.mode = mode;
    if (this.content) this.#arrange();
  }

  setOutlines(hasOutlines, chosenItem = null) {
    Object.assign(this, { hasOutlines, chosenItem });
    if (this.content) this.#arrange();
  }

  /** Brings the next place that differs to the middle. */
  showNextRegion() {
    const regions = this.hasBoth ? this.compare()?.regions ?? [] : [];
    if (!regions.length) return;
    this.regionShown = (this.regionShown + 1) % regions.length;
    this.zoom.reveal(regions[this.regionShown]);
  }

  setBlinking(isBlinking) {
    clearInterval(this.timer);
    this.isBlinking = isBlinking;
    // Half a second each: three flashes in a second could harm.
    if (isBlinking) this.timer = setInterval(() => this.flip(), 500);
    this.blinkButton?.replaceChildren(icon(isBlinking ? 'pause' : 'play'), isBlinking ? 'Pause' : 'Blink');
  }

  flip() { this.showRole(this.blinkRole === 'expected' ? 'actual' : 'expected'); }

  swipe(share) {
    this.share = Math.min(1, Math.max(0, share));
    const handle = this.handle, [{ pane, sheet }] = this.zoom.panes;
    const left = sheet.offsetLeft, from = Math.max(0, left), to = Math.min(pane.clientWidth, left + sheet.clientWidth);
    const x = from + this.share * (to - from);
    handle.style.left = `${x}px`;
    handle.setAttribute('aria-valuenow', Math.round(this.share * 100));
    const cut = x - left, width = this.layers.expected.clientWidth;
    this.layers.expected.style.clipPath = `inset(0 ${Math.max(0, width - cut)}px 0 0)`;
    this.layers.actual.style.clipPath = `inset(0 0 0 ${Math.max(0, cut)}px)`;
  }

  fade(opacity) {
    this.opacity = opacity;
    this.layers.actual.style.opacity = opacity;
  }

  #arrange() {
    this.setBlinking(false);
    this.blinkButton = null;
    const mode = this.shownMode, isPair = mode === 'sideBySide' && this.hasAny;
    if (this.zoom.panes.length !== (isPair ? 2 : 1) || this.arranged !== mode) {
      this.zoom.setPanes(isPair ? 2 : 1);
      this.arranged = mode;
    }
    this.layers = {};
    this.controls.replaceChildren();
    this.loupe.element.remove();
    for (const { pane, sheet } of this.zoom.panes) {
      for (const old of [...pane.children]) if (old !== sheet) old.remove();
      sheet.className = 'sheet';
      sheet.replaceChildren();
    }
    Object.assign(this.zoom.size, this.size);
    ComparisonView.arrangements[mode](this, this.zoom.panes);
    this.zoom.update();
  }

  /** Panes stand beside or above each other, whichever lets the pictures be larger. */
  #turnPanes() {
    const { clientWidth: width, clientHeight: height } = this.zoom.element, { size } = this;
    const beside = Math.min(width / 2 / size.width, height / size.height);
    const above = Math.min(width / size.width, height / 2 / size.height);
    this.zoom.element.classList.toggle('rows', above > beside * 1.05);
  }

  #zoomed() {
    if (this.zoom.panes.length === 2) this.#turnPanes();
    if (this.arranged === 'swipe' && this.handle?.isConnected) this.swipe(this.share);
    this.zoomed();
  }

  #press(event) {
    const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const move = moves[event.key];
    if (!move || this.arranged !== 'loupe' || event.target !== this.element) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    this.look(this.loupe.x + move[0] * step, this.loupe.y + move[1] * step);
  }

  look(x, y) { this.loupe.look(this.pictures, x, y, this.size); }

  compare() {
    if (this.compared === undefined) this.compared = PixelComparison.of(this.pictures.expected, this.pictures.actual);
    return this.compared;
  }

  showRole(role) {
    this.blinkRole = role;
    for (const other of ['expected', 'actual']) this.layers[other].classList.toggle('is-hidden', other !== role);
    this.blinkLabel.textContent = role === 'expected' ? 'Expected' : 'Actual';
  }
}
