/** The place of a rectangle `[x, y, width, height]` on a sheet of a size, at any zoom. */
function placed(element, [x, y, width, height], size) {
  Object.assign(element.style, {
    left: `${x / size.width * 100}%`, top: `${y / size.height * 100}%`,
    width: `${width / size.width * 100}%`, height: `${height / size.height * 100}%`,
  });
  return element;
}

/**
 * Outlines of items `{id, expected, actual, verdict}` over a sheet; the two places are rectangles or null.
 *
 * `role` says whose places: `expected`, `actual`, or `both`, where a place that was left is dashed.
 */
function outlines(items, size, role, chosen) {
  const most = 400;
  const shown = items.length <= most ? items : items.filter(item => item.verdict || item.id === chosen).slice(0, most);
  const box = (item, place, isBefore) => placed(
    make('div', { class: ['outline', item.verdict && 'has-verdict', isBefore && 'is-before', item.id === chosen && 'is-chosen'].filter(Boolean).join(' ') },
      isBefore ? null : make('span', { class: 'name' }, item.verdict ? `${visible(item.id)} · ${visible(item.verdict)}` : visible(item.id))),
    place, size);
  const boxes = [];
  for (const item of shown) {
    const place = role === 'expected' ? item.expected : item.actual ?? (role === 'both' ? item.expected : null);
    const hasMoved = item.expected && item.actual && String(item.expected) !== String(item.actual);
    if (role === 'both' && hasMoved) boxes.push(box(item, item.expected, true));
    if (place) boxes.push(box(item, place, false));
  }
  return make('div', { class: 'outlines', 'aria-hidden': 'true' }, boxes);
}
