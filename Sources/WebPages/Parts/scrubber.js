/**
 * Goes through frames: play, pause, steps, speed, and a track with a mark for each frame.
 *
 * `frames` are `{time, status, weight, said, name}`: seconds, a state (`passed` is a low mark), how high
 * the mark is, 0 to 1, and the time and the name that people are told where they are others. `show` is
 * called with the place of each frame that is to be seen. `marked` names frames that are not `passed`.
 */
class Scrubber {
  static speeds = [0.1, 0.25, 0.5, 1, 2];

  constructor(show, { speeds = Scrubber.speeds, marked = 'changed frame', canLoop = false } = {}) {
    this.show = show;
    this.speeds = speeds;
    this.frames = [];
    this.frame = 0;
    this.speed = 1;
    const button = (shape, label, key, action) =>
      make('button', { type: 'button', class: 'button bare', title: `${label} (${key})`, 'aria-label': label, onclick: action }, icon(shape));
    this.playButton = make('button', { type: 'button', class: 'button play', onclick: () => this.toggle() });
    this.jumps = [
      button('jumpBack', `Previous ${marked}`, 'shift ←', () => this.jump(-1)),
      button('jumpOn', `Next ${marked}`, 'shift →', () => this.jump(1))];
    this.label = make('output', { 'aria-live': 'off' });
    this.select = make('select', { 'aria-label': 'Speed', onchange: () => { this.setSpeed(Number(this.select.value)); } },
      speeds.map(speed => make('option', { value: speed, selected: speed === 1 }, `${speed}×`)));
    this.loopButton = make('button', { type: 'button', class: 'button', title: 'Play it again and again (l)', 'aria-label': 'Loop', 'aria-pressed': 'false', onclick: () => this.setLooping(!this.isLooping) }, icon('loop'));
    this.input = make('input', { type: 'range', min: 0, step: 1, 'aria-label': 'Frame', oninput: () => { this.pause(); this.go(Number(this.input.value)); } });
    this.marks = draw('svg', { preserveAspectRatio: 'none', 'aria-hidden': 'true' });
    this.element = make('div', { class: 'scrubber' },
      make('div', { class: 'scrubber-bar' },
        make('div', { class: 'buttons' }, this.jumps[0], button('stepBack', 'Previous frame', '←', () => this.step(-1)),
          this.playButton, button('stepOn', 'Next frame', '→', () => this.step(1)), this.jumps[1]),
        this.label, this.select, canLoop ? this.loopButton : null),
      make('div', { class: 'track' }, this.marks, this.input));
    this.#showPlaying();
  }

  /** `end` is when the last one has been seen long enough to begin again. */
  setFrames(frames, end = 0) {
    this.pause();
    this.frames = frames;
    this.end = end;
    this.frame = 0;
    this.input.max = Math.max(0, frames.length - 1);
    const changed = frames.some(frame => frame.status !== 'passed');
    for (const jump of this.jumps) jump.disabled = !changed;
    this.#drawMarks();
  }

  /** The first frame that is not as it should be, or the first. */
  get firstChanged() { return Math.max(0, this.frames.findIndex(frame => frame.status !== 'passed')); }

  go(frame) {
    if (!this.frames.length) return;
    this.frame = Math.min(this.frames.length - 1, Math.max(0, frame));
    const { time, said = time, name = `frame ${this.frame} / ${this.frames.length - 1}` } = this.frames[this.frame];
    this.label.textContent = `${name} · ${Math.round(said * 1000)} ms`;
    this.input.value = this.frame;
    this.input.setAttribute('aria-valuetext', this.label.textContent);
    const x = (this.frame + 0.5) * 1000 / this.frames.length;
    this.head.setAttribute('d', `M${x} -3V103`);
    this.show(this.frame);
  }

  step(by) { this.pause(); this.go(this.frame + by); }

  /** The next (1) or previous (-1) frame that is not as it should be. */
  jump(direction) {
    this.pause();
    for (let frame = this.frame + direction; this.frames[frame]; frame += direction)
      if (this.frames[frame].status !== 'passed') return this.go(frame);
  }

  toggle() { this.isPlaying ? this.pause() : this.play(); }

  play() {
    if (this.frames.length < 2) return;
    if (this.frame === this.frames.length - 1) this.go(0);
    this.isPlaying = true;
    this.#showPlaying();
    this.#begin();
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    cancelAnimationFrame(this.request);
    this.#showPlaying();
  }

  setSpeed(speed) {
    this.speed = speed;
    this.select.value = speed;
    if (this.isPlaying) { cancelAnimationFrame(this.request); this.#begin(); }
  }

  /** The next faster (1) or slower (-1) speed. */
  changeSpeed(direction) {
    const speed = this.speeds[this.speeds.indexOf(this.speed) + direction];
    if (speed) this.setSpeed(speed);
  }

  setLooping(isLooping) {
    this.isLooping = isLooping;
    this.loopButton.setAttribute('aria-pressed', String(isLooping));
  }

  /** Frames keep their times: one that comes late is left out, none is shown early. */
  #begin() {
    let from = this.frames[this.frame].time, start = performance.now();
    const tick = now => {
      let time = from + (now - start) / 1000 * this.speed, frame = this.frame;
      if (this.isLooping && time >= this.end) [from, start, time, frame] = [0, now, 0, 0];
      while (frame + 1 < this.frames.length && this.frames[frame + 1].time <= time) frame += 1;
      if (frame !== this.frame) this.go(frame);
      if (frame === this.frames.length - 1 && !this.isLooping) return this.pause();
      this.request = requestAnimationFrame(tick);
    };
    this.request = requestAnimationFrame(tick);
  }

  #showPlaying() {
    const label = this.isPlaying ? 'Pause' : 'Play';
    this.playButton.replaceChildren(icon(this.isPlaying ? 'pause' : 'play'));
    this.playButton.setAttribute('aria-label', label);
    this.playButton.title = `${label} (space)`;
  }

  /** One path for each state, and at most 500 bars: the worst of the frames that share one. */
  #drawMarks() {
    const count = this.frames.length, bars = Math.min(500, count), width = 1000 / Math.max(1, bars);
    const gap = bars > 120 ? 0 : width * 0.18;
    const paths = new Map();
    for (let bar = 0; bar < bars; bar += 1) {
      const shared = this.frames.slice(Math.floor(bar * count / bars), Math.floor((bar + 1) * count / bars));
      const rank = frame => (frame.status === 'passed' ? 0 : 1) + frame.weight;
      const worst = shared.reduce((a, b) => rank(b) > rank(a) ? b : a);
      const height = worst.status === 'passed' ? 10 + 14 * worst.weight : 22 + 78 * Math.min(1, worst.weight);
      const path = `M${bar * width + gap / 2} 100v${-height}h${width - gap}v${height}z`;
      paths.set(worst.status, (paths.get(worst.status) ?? '') + path);
    }
    this.head = draw('path', { class: 'head' });
    this.marks.setAttribute('viewBox', '0 0 1000 100');
    this.marks.replaceChildren(...[...paths].map(([status, d]) => draw('path', { 'data-status': status, d })), this.head);
  }
}
