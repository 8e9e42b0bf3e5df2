/**
 * The pictures of a clip on a canvas. A picture is whole, or only what changed since the one before it.
 *
 * `frames` are `{picture}` and `pictures` `{x, y, isWhole}`, with a block of the page for each;
 * `drawn` is called with the number of a frame when it is seen.
 */
class ClipCanvas {
  /** Pictures that are decoded before they are asked for. */
  static ahead = 8;

  constructor({ width, height }, frames, pictures, drawn) {
    Object.assign(this, { frames, pictures, drawn, shown: -1, isDrawing: false });
    this.canvas = make('canvas', { class: 'layer', width, height, role: 'img' });
    Object.assign(this.canvas.style, { width: '100%', height: '100%' });
    this.context = this.canvas.getContext('2d');
    this.loaded = new Map();
  }

  /** Shows a frame. Of those asked for while one is on its way only the last is shown. */
  async show(frame) {
    this.wanted = frame;
    if (this.isDrawing) return;
    this.isDrawing = true;
    while (this.wanted !== undefined) {
      const frame = this.wanted, numbers = this.#missing(this.frames[frame].picture);
      const loaded = await Promise.all(numbers.map(number => this.#load(number)));
      numbers.forEach((number, index) => this.#draw(number, loaded[index]));
      if (this.wanted === frame) this.wanted = undefined;
      this.drawn(frame);
    }
    this.isDrawing = false;
    this.#prepare();
  }

  /** The pictures that lead from what is seen to one, or from a whole one to it. */
  #missing(last) {
    const whole = this.#whole(last);
    const first = this.shown >= whole && this.shown <= last ? this.shown + 1 : whole;
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }

  #whole(picture) {
    while (picture > 0 && !this.pictures[picture].isWhole) picture -= 1;
    return picture;
  }

  async #load(number) {
    if (!this.loaded.has(number)) this.loaded.set(number, new Picture(block(`picture-${number}`)));
    const picture = this.loaded.get(number);
    return await picture.ready ? picture.image : null;
  }

  #draw(number, image) {
    const { x, y } = this.pictures[number];
    this.shown = number;
    if (!image) return;
    // What was there goes, where the new picture is clear too.
    this.context.clearRect(x, y, image.naturalWidth, image.naturalHeight);
    this.context.drawImage(image, x, y);
  }

  /** Keeps what a step back or forward needs, and forgets the rest. */
  #prepare() {
    const first = this.#whole(Math.max(0, this.shown)), last = Math.min(this.pictures.length - 1, this.shown + ClipCanvas.ahead);
    for (const number of [...this.loaded.keys()]) if (number < first || number > last) this.loaded.delete(number);
    for (let number = this.shown + 1; number <= last; number += 1) this.#load(number);
  }
}
