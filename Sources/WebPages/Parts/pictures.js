/** A picture file. `ready` tells whether it could be shown. */
class Picture {
  constructor(address) {
    this.image = new Image();
    this.image.className = 'layer';
    this.image.alt = '';
    this.image.draggable = false;
    this.image.src = address;
    this.ready = this.image.decode().then(() => true, () => false);
  }

  get width() { return this.image.naturalWidth; }
  get height() { return this.image.naturalHeight; }

  /** The straight RGBA bytes of a part; null where the browser does not let a page read them. */
  read(x, y, width, height) {
    const canvas = make('canvas', { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(this.image, -x, -y);
    try {
      return context.getImageData(0, 0, width, height).data;
    } catch {
      return null;
    }
  }
}

/** Pictures of the case that is open, each loaded once. */
class PictureStore {
  #pictures = new Map();

  /** The picture, or null where there is none or it cannot be read. */
  async load(role, address) {
    if (!address) return null;
    const key = role + address;
    if (!this.#pictures.has(key)) this.#pictures.set(key, new Picture(address));
    const picture = this.#pictures.get(key);
    return await picture.ready ? picture : null;
  }

  clear() { this.#pictures.clear(); }
}

/** The largest difference of a channel, for each pixel of two pictures. */
class PixelComparison {
  /** Null where the pixels cannot be read. */
  static of(expected, actual) {
    const a = expected.read(0, 0, expected.width, expected.height);
    const b = actual.read(0, 0, actual.width, actual.height);
    return a && b ? new PixelComparison(expected, a, actual, b) : null;
  }

  constructor(expected, a, actual, b) {
    this.width = Math.max(expected.width, actual.width);
    this.height = Math.max(expected.height, actual.height);
    this.deltas = new Uint8Array(this.width * this.height);
    this.brightness = new Uint8Array(this.width * this.height).fill(128);
    const { width, height } = this, { width: widthA, height: heightA } = expected, { width: widthB, height: heightB } = actual;
    const wordsA = new Uint32Array(a.buffer), wordsB = new Uint32Array(b.buffer);
    for (let y = 0, at = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, at += 1) {
        const inA = x < widthA && y < heightA, inB = x < widthB && y < heightB;
        const one = y * widthA + x, other = y * widthB + x, i = 4 * one, j = 4 * other;
        if (inB) this.brightness[at] = (77 * b[j] + 151 * b[j + 1] + 28 * b[j + 2]) >> 8;
        // What only one of them has differs; colors that are quite clear do not.
        if (inA !== inB) this.deltas[at] = 255;
        else if (inA && wordsA[one] !== wordsB[other] && (a[i + 3] || b[j + 3]))
          this.deltas[at] = Math.max(Math.abs(a[i] - b[j]), Math.abs(a[i + 1] - b[j + 1]), Math.abs(a[i + 2] - b[j + 2]), Math.abs(a[i + 3] - b[j + 3]));
      }
    }
  }

  /** The new picture, faded, and in red what differs at all. */
  get difference() { return this.#painted(() => [255, 30, 86], 1); }

  /** From violet for one level to white for all 255, over the new picture, hardly to be seen. */
  get heat() { return this.#painted(PixelComparison.heatColor, 0.7); }

  static heatColor(delta) {
    const stops = [[84, 32, 160], [190, 40, 140], [245, 96, 60], [252, 190, 50], [255, 255, 235]];
    const place = Math.sqrt((delta - 1) / 254) * (stops.length - 1), index = Math.min(stops.length - 2, Math.floor(place));
    return [0, 1, 2].map(c => stops[index][c] + (stops[index + 1][c] - stops[index][c]) * (place - index));
  }

  /** Rectangles around what differs, largest first; what is close together is one. */
  get regions() { return this.foundRegions ??= this.#findRegions(); }

  #findRegions() {
    const edge = 16, columns = Math.ceil(this.width / edge), rows = Math.ceil(this.height / edge);
    const boxes = new Array(columns * rows);
    for (let y = 0, at = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1, at += 1) {
        if (!this.deltas[at]) continue;
        const box = boxes[Math.floor(y / edge) * columns + Math.floor(x / edge)] ??= { left: x, top: y, right: x, bottom: y };
        box.left = Math.min(box.left, x); box.right = Math.max(box.right, x); box.bottom = y;
      }
    }
    const found = [];
    for (let start = 0; start < boxes.length; start += 1) {
      if (!boxes[start]) continue;
      const whole = { ...boxes[start] }, open = [start];
      boxes[start] = undefined;
      while (open.length) {
        const tile = open.pop(), column = tile % columns, row = Math.floor(tile / columns);
        for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r += 1) {
          for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c += 1) {
            const box = boxes[r * columns + c];
            if (!box) continue;
            whole.left = Math.min(whole.left, box.left); whole.right = Math.max(whole.right, box.right);
            whole.top = Math.min(whole.top, box.top); whole.bottom = Math.max(whole.bottom, box.bottom);
            boxes[r * columns + c] = undefined;
            open.push(r * columns + c);
          }
        }
      }
      found.push({ x: whole.left, y: whole.top, width: whole.right - whole.left + 1, height: whole.bottom - whole.top + 1 });
    }
    return found.sort((one, other) => other.width * other.height - one.width * one.height);
  }

  /** What differs in the color for its delta, the rest faintly in its brightness. */
  #painted(color, ground) {
    const canvas = make('canvas', { class: 'layer', width: this.width, height: this.height });
    const context = canvas.getContext('2d'), image = context.createImageData(this.width, this.height);
    const table = make => new Uint32Array(new Uint8ClampedArray(Array.from({ length: 256 }, (_, value) => make(value)).flat()).buffer);
    const colors = table(delta => [...color(Math.max(1, delta)), 255]);
    const grounds = table(value => [value * ground, value * ground, value * ground, 64]);
    const words = new Uint32Array(image.data.buffer);
    for (let at = 0; at < words.length; at += 1)
      words[at] = this.deltas[at] ? colors[this.deltas[at]] : grounds[this.brightness[at]];
    context.putImageData(image, 0, 0);
    return canvas;
  }
}
