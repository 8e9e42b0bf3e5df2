/// What a person does with a page of ``SampleReport/ofAllStates()``.
enum ReportPageScript {
  static let text = #"""
    const press = (key, more = {}) => (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    const entries = () => [...document.querySelectorAll('.entry')];
    const open = async name => {
      entries().find(each => each.querySelector('.name').textContent.startsWith(name)).click();
      await settled();
    };
    const title = () => document.querySelector('.case-title h2').textContent;
    const pressed = group => document.querySelector(`[aria-label="${group}"] [aria-pressed="true"]`)?.textContent;
    const point = (target, type, x, y) => target.dispatchEvent(new PointerEvent(type,
      { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y }));
    // Pictures are shown when they are decoded; this tells how many are not yet.
    const { comparison, scrubber } = report.view, show = comparison.show;
    let showing = 0;
    comparison.show = async content => {
      showing += 1;
      try { return await show.call(comparison, content); } finally { showing -= 1; }
    };
    const settled = () => until(() => showing === 0);
    await until(() => comparison.content);

    record('first', title() === entries()[0].querySelector('.name').textContent);
    record('order', entries().map(each => each.dataset.status).join(' '));
    for (const filter of ['all', 'error', 'changed', 'missing', 'new', 'orphan', 'passed']) {
      document.querySelector(`[data-filter=${filter}]`).click();
      record(`filter ${filter}`, `${entries().length} ${document.querySelector(`[data-filter=${filter}] .count`).textContent}`);
    }
    document.querySelector('[data-filter=all]').click();
    const search = document.querySelector('input[type=search]');
    search.value = 'MOVED item';
    search.dispatchEvent(new Event('input'));
    record('search', entries().map(each => each.querySelector('.name').textContent).join());
    search.value = '';
    search.dispatchEvent(new Event('input'));

    await open('<\/script>');
    record('hostile title', title());
    record('hostile heading', document.querySelector('h1').textContent);
    record('elements from names', document.querySelectorAll('[onerror], .report img:not(.layer)').length);
    press('j');
    await settled();
    record('j', title());
    press('k');
    await settled();
    record('k', title().startsWith('<\/script>'));

    await open('moved');
    const modes = [];
    for (const key of '1234567') {
      press(key);
      modes.push(pressed('Mode'));
    }
    record('modes', modes.join(' '));
    record('loupe', document.querySelector('.loupe').innerText.replace(/\s+/g, ' '));
    press('4');
    const hidden = () => document.querySelector('.layer.is-hidden');
    record('blink begins', hidden() === comparison.layers.actual);
    await until(() => hidden() === comparison.layers.expected);
    await until(() => hidden() === comparison.layers.actual);
    record('blink', 'there and back');
    press('5');
    const diff = document.querySelector('canvas.layer'), context = diff.getContext('2d');
    const painted = context.getImageData(0, 0, diff.width, diff.height).data.filter((value, at) => at % 4 === 3 && value === 255).length;
    record('diff', painted);
    press('6');
    record('heat', document.querySelector('canvas.layer').width);
    record('regions', document.querySelectorAll('.region').length);
    press('2');
    const handle = document.querySelector('.swipe'), clips = () => [...document.querySelectorAll('.sheet .layer')].map(layer => layer.style.clipPath);
    const before = clips(), box = handle.getBoundingClientRect();
    point(handle, 'pointerdown', box.left + 18, 300);
    point(window, 'pointermove', box.left + 18 + 60, 300);
    point(window, 'pointerup', box.left + 78, 300);
    record('swipe', `${before.join()} ${clips().join()}`);
    record('swipe by pointer', `${before[0] !== clips()[0]} ${Math.round(handle.getBoundingClientRect().left - box.left)}`);
    const share = handle.getAttribute('aria-valuenow');
    press('ArrowLeft');
    record('swipe by key', Number(handle.getAttribute('aria-valuenow')) < Number(share));
    document.activeElement.blur();
    press('3');
    const slider = document.querySelector('.stage-controls input');
    slider.value = 25;
    slider.dispatchEvent(new Event('input'));
    record('onion', comparison.layers.actual.style.opacity);
    press('o');
    record('outline', document.querySelector('.outline.has-verdict span').textContent);
    press('9');
    record('one to one', document.querySelector('.zoom-bar output').textContent);
    for (let round = 0; round < 4; round += 1) press('+');
    record('zoomed', `${document.querySelector('.zoom-bar output').textContent} ${getComputedStyle(document.querySelector('.layer')).imageRendering}`);
    record('command', document.querySelector('.command code').textContent);
    press('1');

    await open('drag');
    record('opened at', document.querySelector('.scrubber output').textContent);
    // The address follows a little later than the frame.
    const address = async (name, does) => {
      const before = location.hash;
      does();
      await until(() => location.hash !== before);
      record(name, location.hash);
    };
    await until(() => location.hash.startsWith('#drag'));
    record('address', location.hash);
    await address('after two steps', () => { press('ArrowRight'); press('ArrowRight'); });
    await address('back to a change', () => press('ArrowLeft', { shiftKey: true }));
    await address('played', () => press(' '));
    record('plays', scrubber.isPlaying);
    record('marks', document.querySelectorAll('.track path[data-status=changed]').length);
    record('sparklines', document.querySelectorAll('.drift .line').length);
    location.hash = '#unseen';
    await until(() => title() === 'unseen');
    await settled();
    record('followed', title());
    record('absent', document.querySelector('.absent').textContent);
    record('disabled', document.querySelectorAll('.segments button:disabled').length);
    press('?');
    record('help', document.querySelector('dialog[open]') !== null && document.querySelectorAll('dialog kbd').length > 20);
    document.querySelector('dialog').close();
    const bad = [...document.querySelectorAll('button, input, select')].filter(each =>
      !(each.getAttribute('aria-label') || each.textContent.trim()));
    record('unnamed controls', bad.length);
    """#
}
