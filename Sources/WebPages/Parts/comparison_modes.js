/** How each mode fills its panes. */
ComparisonView.arrangements = {
  sideBySide(view, [first, second]) {
    if (!second) {
      first.sheet.hidden = true;
      return first.pane.append(make('div', { class: 'absent' }, view.content.absent.expected || view.content.absent.actual));
    }
    for (const [{ pane, sheet }, role, label] of [[first, 'expected', 'Expected'], [second, 'actual', 'Actual']]) {
      pane.append(make('div', { class: 'pane-label' }, label));
      sheet.hidden = !view.pictures[role];
      addLayer(view, sheet, role);
      if (sheet.hidden) pane.append(make('div', { class: 'absent' }, view.content.absent[role]));
      else addOutlines(view, sheet, role);
    }
  },

  swipe(view, [{ pane, sheet }]) {
    addLayer(view, sheet, 'expected');
    addLayer(view, sheet, 'actual');
    addOutlines(view, sheet, 'both');
    const label = 'Line between expected, on its left, and actual';
    view.handle = make('div', { class: 'swipe', role: 'slider', tabindex: '0', 'aria-label': label, 'aria-valuemin': 0, 'aria-valuemax': 100 });
    pane.append(make('div', { class: 'pane-label' }, 'Expected'), make('div', { class: 'pane-label right' }, 'Actual'), view.handle);
    const { handle } = view;
    whenDragged(handle, {
      begin: () => handle.focus(),
      move: event => {
        const box = pane.getBoundingClientRect();
        const from = Math.max(0, sheet.offsetLeft), to = Math.min(pane.clientWidth, sheet.offsetLeft + sheet.clientWidth);
        view.swipe((event.clientX - box.left - from) / Math.max(1, to - from));
      },
    });
    handle.addEventListener('keydown', event => {
      const shares = { ArrowLeft: view.share - 0.02, ArrowRight: view.share + 0.02, Home: 0, End: 1 };
      if (!(event.key in shares)) return;
      event.preventDefault();
      view.swipe(shares[event.key]);
    });
  },

  onion(view, [{ pane, sheet }]) {
    addLayer(view, sheet, 'expected');
    addLayer(view, sheet, 'actual');
    addOutlines(view, sheet, 'both');
    const slider = make('input', { type: 'range', min: 0, max: 100, value: view.opacity * 100, 'aria-label': 'Opacity of the actual picture', oninput: () => view.fade(slider.value / 100) });
    view.controls.append('Expected', slider, 'Actual');
    view.fade(view.opacity);
  },

  blink(view, [{ pane, sheet }]) {
    addLayer(view, sheet, 'expected');
    addLayer(view, sheet, 'actual');
    addOutlines(view, sheet, 'both');
    view.blinkLabel = make('div', { class: 'pane-label' });
    pane.append(view.blinkLabel);
    view.blinkButton = make('button', { type: 'button', class: 'button bare', onclick: () => view.setBlinking(!view.isBlinking) });
    view.controls.append(view.blinkButton, make('button', { type: 'button', class: 'button bare', onclick: () => { view.setBlinking(false); view.flip(); } }, 'Flip'));
    view.showRole('expected');
    view.setBlinking(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  },

  difference(view, [{ sheet }]) {
    const { difference } = view.pictures;
    if (!difference && !view.compare()) return blend(view, sheet);
    sheet.classList.add('is-plain');
    const layer = difference?.image ?? view.compare().difference;
    sheet.append(sized(view, layer, difference ?? view.compare()));
    addRegions(view, sheet);
    addOutlines(view, sheet, 'both');
  },

  heat(view, [{ sheet }]) {
    const compared = view.compare();
    if (!compared) return blend(view, sheet);
    sheet.classList.add('is-dark');
    sheet.append(sized(view, compared.heat, compared));
    addRegions(view, sheet);
    addOutlines(view, sheet, 'both');
    const scale = make('canvas', { width: 255, height: 1, role: 'img', 'aria-label': 'violet is 1 level, white is 255' });
    const context = scale.getContext('2d');
    for (let delta = 1; delta <= 255; delta += 1) {
      context.fillStyle = `rgb(${PixelComparison.heatColor(delta).join(' ')})`;
      context.fillRect(delta - 1, 0, 1, 1);
    }
    view.controls.append('1', scale, '255 levels');
  },

  loupe(view, [{ pane, sheet }]) {
    const role = view.pictures.actual ? 'actual' : 'expected';
    addLayer(view, sheet, role);
    addOutlines(view, sheet, role);
    sheet.append(view.loupe.mark);
    pane.append(make('div', { class: 'pane-label' }, role === 'actual' ? 'Actual' : 'Expected'), view.loupe.element);
    pane.onpointermove = event => {
      const { x, y } = view.zoom.pixel(event, sheet), box = pane.getBoundingClientRect();
      view.look(x, y);
      const isRight = event.clientX > box.left + box.width / 2;
      const isLow = event.clientY > box.top + box.height * 0.4;
      view.loupe.element.classList.toggle('is-left', isRight && isLow);
    };
    // It begins where something differs.
    const [region] = view.loupe.x === undefined && view.hasBoth ? view.compare()?.regions ?? [] : [];
    view.look(region?.x ?? view.loupe.x ?? view.size.width / 2 | 0, region?.y ?? view.loupe.y ?? view.size.height / 2 | 0);
  },
};

/** Lays a picture on a sheet at its own size, with what it lacks to the other one hatched. */
function addLayer(view, sheet, role) {
  const picture = view.pictures[role];
  if (!picture) return;
  if (!sheet.querySelector('.overhang') && (picture.width < view.size.width || picture.height < view.size.height))
    sheet.prepend(make('div', { class: 'overhang' }));
  const layer = picture.image;
  layer.removeAttribute('style');
  layer.className = 'layer';
  sized(view, layer, picture);
  view.layers[role] = layer;
  sheet.append(layer);
}

function sized(view, layer, { width, height }) {
  layer.style.width = `${width / view.size.width * 100}%`;
  layer.style.height = `${height / view.size.height * 100}%`;
  return layer;
}

function addOutlines(view, sheet, role) {
  if (view.hasOutlines) sheet.append(outlines(view.content.items, view.size, role, view.chosenItem));
}

/** A line around each place that differs, as far as they can be told apart. */
function addRegions(view, sheet) {
  const regions = view.compare()?.regions ?? [];
  if (regions.length > 60) return;
  sheet.append(make('div', { class: 'outlines', 'aria-hidden': 'true' }, regions.map(({ x, y, width, height }) =>
    placed(make('div', { class: 'region' }), [x, y, width, height], view.size))));
}

/** What can be shown of a difference where pixels cannot be read. */
function blend(view, sheet) {
  sheet.classList.add('is-blended');
  addLayer(view, sheet, 'expected');
  addLayer(view, sheet, 'actual');
  view.controls.append('Lighter where they differ. More is seen when the pictures are inlined.');
}
