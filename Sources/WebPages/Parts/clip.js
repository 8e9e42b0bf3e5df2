/** The page: a clip that plays, and the address that names a frame of it: `#frame`. */
class ClipView {
  constructor(clip) {
    this.clip = clip;
    this.#read(clip.frames);
    this.hasOutlines = false;
    this.chosen = null;
    this.zoom = new ZoomView();
    this.zoomBar = new ZoomBar(this.zoom);
    this.zoom.changed = () => this.zoomBar.update();
    this.stage = new ClipCanvas(clip, this.frames, this.pictures, frame => this.#drawn(frame));
    const go = frame => { this.scrubber.pause(); this.scrubber.go(frame); };
    this.log = new ClipLog(this.frames, go);
    this.facts = new ClipFacts(id => this.setOutlines(true, this.chosen === id ? null : id));
    this.scrubber = new Scrubber(frame => this.#show(frame), { speeds: [0.25, 0.5, 1, 2, 4], marked: 'frame with an event', canLoop: true });
    this.outlineButton = make('button', { type: 'button', class: 'button', title: 'Outlines of items (o)', 'aria-pressed': 'false', onclick: () => this.toggleOutlines() }, icon('outlines'), 'Items');
    this.outlineButton.disabled = this.frames.every(frame => !frame.items.length && !frame.ghosts.length);
    this.#addKeys();
    this.#build();
    this.scrubber.setLooping(clip.isEndless);
    this.scrubber.setFrames(this.frames.map(frame => this.#mark(frame)), clip.ticks / clip.fps);
    addEventListener('hashchange', () => this.#openNamed());
    this.#openNamed();
  }

  toggleOutlines() { this.setOutlines(!this.hasOutlines, null); }

  /** With one item that stands out, or none. */
  setOutlines(hasOutlines, chosen) {
    Object.assign(this, { hasOutlines, chosen });
    this.outlineButton.setAttribute('aria-pressed', String(hasOutlines));
    if (this.seen !== undefined) this.#drawn(this.seen);
  }

  /** What a block leaves out is as in the frame before. */
  #read(count) {
    this.frames = [];
    this.pictures = [];
    let last = { order: [], items: [], ghosts: [], scroll: null };
    for (let number = 0; number < count; number += 1) {
      const read = block(`frame-${number}`), { picture, place, isWhole } = read;
      if (place) this.pictures[picture] = { x: place[0], y: place[1], isWhole };
      last = { ...last, events: [], ...read, hasPicture: Boolean(place) };
      this.frames.push(last);
    }
  }

  #mark(frame) {
    return { time: frame.start / this.clip.fps, said: frame.time, status: frame.events.length ? 'event' : 'passed', weight: frame.events.length || frame.hasPicture ? 1 : 0 };
  }

  #build() {
    const { clip, zoom, scrubber } = this;
    const [{ sheet }] = zoom.setPanes(1);
    this.sheet = sheet;
    sheet.append(this.stage.canvas);
    zoom.setSize(clip.width, clip.height);
    const size = `${clip.width} × ${clip.height}`, seconds = Number((clip.ticks / clip.fps).toFixed(2));
    document.getElementById('app').replaceWith(make('div', { class: 'clip' },
      make('header', { class: 'top' },
        make('div', { class: 'top-title' }, make('h1', {}, visible(clip.title)),
          make('p', { class: 'quiet' }, `${grouped(clip.frames)} frames · ${seconds} s · ${Number(clip.fps.toFixed(2))} fps · ${size}`)),
        this.outlineButton, this.zoomBar.element,
        make('button', { type: 'button', class: 'button bare help', 'aria-label': 'Keys', title: 'Keys (?)', onclick: () => this.keys.help() }, '?')),
      make('main', { class: 'clip-main' },
        make('div', { class: 'stage', tabindex: '0', role: 'group', 'aria-label': 'Picture' }, zoom.element), scrubber.element),
      make('aside', { class: 'clip-side', 'aria-label': 'What happens' }, this.facts.element, this.log.element)));
  }

  #openNamed() {
    if (location.hash === this.named) return;
    clearTimeout(this.naming);
    const text = location.hash.slice(1);
    this.scrubber.pause();
    this.scrubber.go(/^\d{1,9}$/.test(text) ? Number(text) : 0);
  }

  #show(frame) {
    this.stage.show(frame);
    // Browsers refuse a page that changes its address at each frame.
    clearTimeout(this.naming);
    this.naming = setTimeout(() => {
      if (location.hash !== `#${frame}` && (frame || location.hash)) history.replaceState(null, '', `#${frame}`);
      this.named = location.hash;
    }, 250);
  }

  /** Everything beside the picture changes when the picture does. */
  #drawn(number) {
    const frame = this.frames[number];
    this.seen = number;
    this.stage.canvas.setAttribute('aria-label', `Frame ${number} of ${this.frames.length - 1}, ${milliseconds(frame.time)}`);
    this.facts.show(frame, this.chosen);
    this.log.setFrame(number);
    this.sheet.querySelector('.outlines')?.remove();
    if (!this.hasOutlines) return;
    const items = frame.items.map(([id, ...actual]) => ({ id, actual }));
    const layer = outlines(items, this.clip, 'actual', this.chosen);
    for (const [id, ...place] of frame.ghosts)
      layer.append(placed(make('div', { class: 'outline is-ghost' }, make('span', { class: 'name' }, visible(id))), place, this.clip));
    this.sheet.append(layer);
  }

  #addKeys() {
    const keys = this.keys = new Keys(), { scrubber, zoom } = this;
    keys.add([' '], 'play or pause', () => scrubber.toggle());
    keys.add(['ArrowLeft'], 'previous frame', () => scrubber.step(-1));
    keys.add(['ArrowRight'], 'next frame', () => scrubber.step(1));
    keys.add(['Shift+ArrowLeft'], 'previous frame with an event', () => scrubber.jump(-1));
    keys.add(['Shift+ArrowRight'], 'next frame with an event', () => scrubber.jump(1));
    keys.add(['Home'], 'first frame', () => scrubber.step(-Infinity));
    keys.add(['End'], 'last frame', () => scrubber.step(Infinity));
    keys.add(['<'], 'slower', () => scrubber.changeSpeed(-1));
    keys.add(['>'], 'faster', () => scrubber.changeSpeed(1));
    keys.add(['l'], 'play it again and again', () => scrubber.setLooping(!scrubber.isLooping));
    keys.add(['o'], 'outlines of items', () => { if (!this.outlineButton.disabled) this.toggleOutlines(); });
    keys.add(['+', '='], 'zoom in', () => zoom.step(1));
    keys.add(['-'], 'zoom out', () => zoom.step(-1));
    keys.add(['0'], 'show all of the picture', () => zoom.set('fit'));
    keys.add(['9'], 'a pixel of the picture on a pixel of the screen', () => zoom.set(1));
  }
}

const clip = new ClipView(block('clip'));
