/// What a person does with a page of ``SampleReport/ofAllStates()``.
enum ReportPageScript {
  static let text = #"""
    const pause = time => new Promise(done => setTimeout(done, time));
    const press = (key, more = {}) => (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    const entries = () => [...document.querySelectorAll('.entry')];
    const open = async name => {
      entries().find(each => each.querySelector('.name').textContent.startsWith(name)).click();
      await pause(300);
    };
    const title = () => document.querySelector('.case-title h2').textContent;
    const pressed = group => document.querySelector(`[aria-label="${group}"] [aria-pressed="true"]`)?.textContent;
    const point = (target, type, x, y) => target.dispatchEvent(new PointerEvent(type,
      { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y }));
    // Nothing is painted here, so no frame would ever be asked for.
    window.requestAnimationFrame = show => setTimeout(() => show(performance.now()), 16);
    window.cancelAnimationFrame = clearTimeout;
    await pause(300);

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
    await pause(100);
    record('j', title());
    press('k');
    record('k', title().startsWith('<\/script>'));

    await open('moved');
    const modes = [];
    for (const key of '1234567') {
      press(key);
      await pause(50);
      modes.push(pressed('Mode'));
    }
    record('modes', modes.join(' '));
    record('loupe', document.querySelector('.loupe').innerText.replace(/\s+/g, ' '));
    press('4');
    const seen = new Set();
    for (let round = 0; round < 3; round += 1) {
      seen.add(document.querySelector('.layer.is-hidden') === report.view.comparison.layers.actual);
      await pause(510);
    }
    record('blink', seen.size);
    press('5');
    await pause(50);
    const diff = document.querySelector('canvas.layer'), context = diff.getContext('2d');
    const painted = context.getImageData(0, 0, diff.width, diff.height).data.filter((value, at) => at % 4 === 3 && value === 255).length;
    record('diff', painted);
    press('6');
    await pause(50);
    record('heat', document.querySelector('canvas.layer').width);
    record('regions', document.querySelectorAll('.region').length);
    press('2');
    await pause(50);
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
    await pause(50);
    const slider = document.querySelector('.stage-controls input');
    slider.value = 25;
    slider.dispatchEvent(new Event('input'));
    record('onion', report.view.comparison.layers.actual.style.opacity);
    press('o');
    await pause(50);
    record('outline', document.querySelector('.outline.has-verdict span').textContent);
    press('9');
    record('one to one', document.querySelector('.zoom-bar output').textContent);
    for (let round = 0; round < 4; round += 1) press('+');
    record('zoomed', `${document.querySelector('.zoom-bar output').textContent} ${getComputedStyle(document.querySelector('.layer')).imageRendering}`);
    record('command', document.querySelector('.command code').textContent);
    press('1');

    await open('drag');
    record('opened at', document.querySelector('.scrubber output').textContent);
    await pause(300);
    record('address', location.hash);
    press('ArrowRight');
    press('ArrowRight');
    await pause(300);
    record('after two steps', location.hash);
    press('ArrowLeft', { shiftKey: true });
    await pause(300);
    record('back to a change', location.hash);
    press(' ');
    await pause(1000);
    record('played', location.hash);
    record('marks', document.querySelectorAll('.track path[data-status=changed]').length);
    record('sparklines', document.querySelectorAll('.drift .line').length);
    location.hash = '#unseen';
    await pause(300);
    record('followed', title());
    record('absent', document.querySelector('.absent').textContent);
    record('disabled', document.querySelectorAll('.segments button:disabled').length);
    press('?');
    record('help', document.querySelector('dialog[open]') !== null && document.querySelectorAll('dialog kbd').length > 20);
    document.querySelector('dialog').close();
    record('requests', performance.getEntriesByType('resource').filter(each => !each.name.startsWith('data:')).length);
    const bad = [...document.querySelectorAll('button, input, select')].filter(each =>
      !(each.getAttribute('aria-label') || each.textContent.trim()));
    record('unnamed controls', bad.length);
    """#
}
