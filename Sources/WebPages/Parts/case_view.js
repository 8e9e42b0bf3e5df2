/** Whether a frame stands for one of the golden, or for one that is yet to be recorded. */
const hasPartner = ({ status }) => !['dropped', 'inserted', 'duplicated'].includes(status);

/** Whether each frame is beside the one of its own number. */
const framesByNumber = frames => frames.every(({ golden, actual }, place) => (golden ?? place) === place && (actual ?? place) === place);

/** What people call a frame: both numbers where the golden counts another way. */
function frameName({ golden, actual, status }) {
  if (golden === null && status !== 'new') return `drawn ${actual} · ${status}`;
  if (actual === null) return `golden ${golden} · ${status}`;
  return golden === null || golden === actual ? `frame ${actual}` : `golden ${golden} · drawn ${actual}`;
}

/** What names a frame in an address: its number among those drawn; one that was dropped is `g` and its number in the golden. */
const frameKey = ({ golden, actual }) => actual === null ? `g${golden}` : String(actual);

/** The case that is open: what was found, its pictures, its frames. */
class CaseView {
  constructor(choice, shown) {
    this.shown = shown;
    this.choice = choice;
    choice.listeners.push(() => this.#showChoice());
    this.comparison = new ComparisonView();
    this.zoomBar = new ZoomBar(this.comparison.zoom);
    this.comparison.zoomed = () => this.zoomBar.update();
    this.modes = new Segments('Mode', ComparisonView.modes, mode => this.setMode(mode));
    this.scrubber = new Scrubber(frame => this.#showFrame(frame));
    this.command = new CommandLine('Command that accepts the new picture');
    this.facts = new CaseFacts({ choice, goTo: frame => { this.scrubber.pause(); this.scrubber.go(frame); }, choose: id => this.chooseItem(id) });
    this.outlineButton = make('button', { type: 'button', class: 'button', title: 'Outlines of items (o)', 'aria-pressed': 'false', onclick: () => this.toggleOutlines() }, icon('outlines'), 'Items');
    this.regionButton = make('button', { type: 'button', class: 'button', title: 'Zoom to the next difference (n)', onclick: () => this.comparison.showNextRegion() }, icon('next'), 'Next');
    this.title = make('h2', { class: 'name', tabindex: '-1' });
    this.state = make('span');
    this.verdict = make('ul', { class: 'verdict' });
    this.figures = make('p', { class: 'figures quiet' });
    this.caseTick = tick('choose it', 'Choose the case to be accepted (a)', () => choice.toggleCase(this.opened));
    this.frameTick = tick('choose this frame', 'Choose the frame to be accepted (f)', () => this.chooseFrame());
    this.accept = make('div', { class: 'accept' }, make('span', { class: 'accept-line' }, make('span', { class: 'quiet' }, 'To accept it'), this.caseTick.element), this.command.element);
    this.frameState = make('span', { class: 'frame-state' });
    this.scrubber.element.querySelector('.scrubber-bar').append(this.frameState, this.frameTick.element);
    this.element = make('main', { class: 'case' },
      make('header', { class: 'case-head' }, make('div', { class: 'case-title' }, this.title, this.state), this.verdict, this.figures, this.accept),
      make('div', { class: 'tools' }, this.modes.element, make('div', { class: 'tools-right' }, this.regionButton, this.outlineButton, this.zoomBar.element)),
      this.comparison.element, this.scrubber.element, this.facts.element);
  }

  /** Opens a case, at the frame of a key or at the first one that differs. */
  open(opened, key) {
    this.opened = opened;
    const detail = this.detail = block(`case-${opened.index}`);
    this.comparison.store.clear();
    this.title.textContent = visible(opened.name);
    this.state.replaceChildren(pill(opened.status));
    this.verdict.replaceChildren(...opened.verdict.map(line => make('li', {}, visible(line))));
    this.figures.replaceChildren(...this.#figures(opened));
    this.accept.hidden = !opened.approve;
    this.command.set(opened.approve ?? '');
    this.caseTick.element.hidden = !opened.choice;
    this.facts.show(detail, opened);
    this.scrubber.element.hidden = !detail.frames.length;
    const largest = Math.max(1, ...detail.frames.map(each => each.diffCount));
    const named = framesByNumber(detail.frames) ? each => hasPartner(each) ? undefined : frameName(each) : frameName;
    this.scrubber.setFrames(detail.frames.map((each, place) => ({
      time: detail.fps ? place / detail.fps : each.time, said: each.time, name: named(each), status: each.status, weight: hasPartner(each) ? Math.sqrt(each.diffCount / largest) : 1 })));
    this.comparison.zoom.zoom = 'fit';
    this.comparison.loupe.x = undefined;
    const asked = key === undefined ? -1 : detail.frames.findIndex(each => frameKey(each) === key);
    if (detail.frames.length) this.scrubber.go(asked < 0 ? this.scrubber.firstChanged : asked);
    else this.#showPictures(opened.status, detail.pictures, detail.items);
  }

  /** Chooses the frame that is shown, or no longer. */
  chooseFrame() {
    const frame = this.detail?.frames[this.scrubber.frame];
    if (frame && CaseFacts.mayBeChosen(this.opened, frame)) this.choice.toggle(this.opened, 'frames', frame.actual);
  }

  #showChoice() {
    if (!this.opened) return;
    const { isWhole, frames } = this.choice.of(this.opened), frame = this.detail.frames[this.scrubber.frame];
    this.caseTick.box.checked = isWhole;
    this.frameTick.element.hidden = !frame || !CaseFacts.mayBeChosen(this.opened, frame);
    this.frameTick.box.checked = Boolean(frame) && frames.has(frame.actual);
    this.facts.showChoice();
  }

  setMode(mode) {
    this.comparison.setMode(mode);
    this.modes.select(mode);
  }

  toggleOutlines() { this.#setOutlines(!this.comparison.hasOutlines, null); }

  chooseItem(id) { this.#setOutlines(true, id); }

  /** Plays or pauses; without frames it turns from one picture to the other. */
  play() {
    if (this.detail?.frames.length) return this.scrubber.toggle();
    if (this.comparison.shownMode === 'blink') return this.comparison.setBlinking(!this.comparison.isBlinking);
  }

  #setOutlines(hasOutlines, chosen) {
    this.comparison.setOutlines(hasOutlines, chosen);
    this.outlineButton.setAttribute('aria-pressed', String(hasOutlines));
  }

  #showFrame(index) {
    const frame = this.detail.frames[index];
    this.facts.setFrame(index);
    this.frameState.replaceChildren(pill(frame.status),
      frame.status === 'passed' || !hasPartner(frame) ? '' : ` ${grouped(frame.diffCount)} px · Δ ${frame.maxDelta}`,
      frame.hash ? make('span', { class: 'number quiet' }, ` ${frame.hash.slice(0, 10)}`) : '');
    this.#showPictures(frame.status, frame.pictures, frame.items.length ? frame.items : this.detail.items);
    this.#showChoice();
    this.shown(this.opened, frameKey(frame));
  }

  async #showPictures(status, pictures, items) {
    let { expected, actual } = pictures;
    if (status === 'passed') [expected, actual] = [expected ?? actual, actual ?? expected];
    this.outlineButton.disabled = !items.length;
    if (!this.detail.frames.length) { this.#showChoice(); this.shown(this.opened, null); }
    await this.comparison.show({ expected, actual, difference: pictures.difference, items, absent: CaseView.#absent(status, pictures) });
    const { hasBoth, hasAny } = this.comparison;
    for (const { name } of ComparisonView.modes) this.modes.enable(name, hasBoth || name === 'sideBySide' || name === 'loupe' && hasAny);
    this.modes.select(this.comparison.shownMode);
    this.regionButton.disabled = !hasBoth;
  }

  /** What stands where a picture is not. */
  static #absent(status, pictures) {
    const unread = 'This picture cannot be shown: its file is missing or damaged.';
    const none = {
      dropped: ['The picture is not in this report.', 'This frame of the golden was not drawn.'], inserted: ['The golden has no such frame.', 'The picture is not in this report.'],
      duplicated: ['The golden has no such frame: it repeats the one before it.', 'The picture is not in this report.'], new: ['There is no golden yet.', ''], missing: ['', 'Nothing was rendered.'], orphan: ['', 'No case owns this golden.'],
      passed: ['The frame is as it should be; its picture is not in this report.', 'The same picture.'],
      error: ['There is no picture.', 'There is no picture.'],
    }[status] ?? ['The picture is not in this report.', 'The picture is not in this report.'];
    return { expected: pictures.expected ? unread : none[0], actual: pictures.actual ? unread : none[1] };
  }

  #figures({ metric, diffCount, maxDelta, ratio, expectedSize, actualSize, frames }) {
    const size = pixels => pixels && `${pixels[0]} × ${pixels[1]}`;
    const sizes = expectedSize && actualSize && size(expectedSize) !== size(actualSize)
      ? `${size(expectedSize)} → ${size(actualSize)}` : size(actualSize ?? expectedSize);
    return [
      diffCount ? make('strong', {}, `${grouped(diffCount)} px`) : null, diffCount ? percent(ratio) : null,
      maxDelta ? `largest Δ ${maxDelta}` : null, sizes, frames ? `${grouped(frames)} frames` : null, metric && `metric ${metric}`,
    ].filter(Boolean).map(figure => make('span', { class: 'figure' }, figure));
  }
}
