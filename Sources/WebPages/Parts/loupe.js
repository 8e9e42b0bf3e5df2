/** Both pictures enlarged around one pixel, and that pixel's values. */
class Loupe {
  static reach = 7;

  constructor() {
    const side = 2 * Loupe.reach + 1;
    this.canvases = { expected: make('canvas', { width: side * 10, height: side * 10 }), actual: make('canvas', { width: side * 10, height: side * 10 }) };
    this.values = { expected: make('div', { class: 'number' }), actual: make('div', { class: 'number' }) };
    this.said = make('div', { class: 'wide number', role: 'status' });
    this.element = make('div', { class: 'loupe' },
      make('strong', {}, 'Expected'), make('strong', {}, 'Actual'), this.canvases.expected, this.canvases.actual,
      this.values.expected, this.values.actual, this.said);
    this.mark = make('div', { class: 'loupe-mark' });
  }

  /** Looks at a pixel; `pictures` are `{expected, actual}`, each may be null. */
  look(pictures, x, y, size) {
    this.x = Math.min(size.width - 1, Math.max(0, x));
    this.y = Math.min(size.height - 1, Math.max(0, y));
    placed(this.mark, [this.x, this.y, 1, 1], size);
    const colors = {};
    for (const role of ['expected', 'actual']) {
      this.#enlarge(this.canvases[role], pictures[role]);
      colors[role] = this.#color(pictures[role]);
      this.#say(this.values[role], pictures[role], colors[role]);
    }
    const { expected, actual } = colors;
    const delta = expected && actual ? expected.map((value, channel) => actual[channel] - value) : null;
    this.said.textContent = `x ${this.x}  y ${this.y}   ` + (!delta ? ''
      : delta.every(value => value === 0) ? 'equal' : 'Δ ' + delta.map(value => (value > 0 ? '+' : '') + value).join(' '));
  }

  #enlarge(canvas, picture) {
    const context = canvas.getContext('2d'), { reach } = Loupe;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingEnabled = false;
    if (picture) context.drawImage(picture.image, (reach - this.x) * 10, (reach - this.y) * 10, picture.width * 10, picture.height * 10);
    context.strokeStyle = '#000';
    context.strokeRect(reach * 10 - 0.5, reach * 10 - 0.5, 11, 11);
    context.strokeStyle = '#fff';
    context.strokeRect(reach * 10 - 1.5, reach * 10 - 1.5, 13, 13);
  }

  #color(picture) {
    if (!picture || this.x >= picture.width || this.y >= picture.height) return null;
    const bytes = picture.read(this.x, this.y, 1, 1);
    return bytes ? [...bytes] : undefined;
  }

  #say(place, picture, color) {
    if (color) {
      const swatch = make('i', { class: 'swatch' });
      swatch.style.background = `rgb(${color[0]} ${color[1]} ${color[2]} / ${color[3] / 255})`;
      place.replaceChildren(swatch, color.map(value => String(value).padStart(3)).join(' '));
    } else place.replaceChildren(!picture ? 'no picture' : color === null ? 'outside' : 'values: inlined pictures only');
  }
}
