/// What a person does with a page of ``SampleClip``, opened at frame 7.
enum ClipPageScript {
  /// In the order in which they are looked at: on, by leaps, and back.
  static let frames = [0, 9, 10, 11, 59, 69, 70, 149, 150, 299, 75, 12, 151, 0]

  static let tools = #"""
    const canvas = document.querySelector('canvas.layer'), range = document.querySelector('.track input');
    const shown = frame => until(() => clip.seen === frame);
    const scrub = async frame => {
      range.value = frame;
      range.dispatchEvent(new Event('input'));
      await shown(frame);
    };
    // On a canvas that is made to be read, since the browser complains about others.
    const pixels = () => {
      const { width, height } = canvas, copy = Object.assign(document.createElement('canvas'), { width, height });
      const context = copy.getContext('2d', { willReadFrequently: true });
      context.drawImage(canvas, 0, 0);
      return btoa(String.fromCharCode(...context.getImageData(0, 0, width, height).data));
    };
    const recordPixels = async frames => {
      for (const [turn, frame] of frames.entries()) {
        await scrub(frame);
        record(`pixels ${turn}`, pixels());
      }
    };

    """#

  static let text =
    tools + #"""
      const press = (key, more = {}) => (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
      const texts = selector => [...document.querySelectorAll(selector)].map(each => each.textContent);
      const label = () => document.querySelector('.scrubber output').textContent;
      const named = name => document.querySelector(`[aria-label="${name}"]`);

      await shown(7);
      record('opened', label());
      record('title', document.querySelector('h1').textContent);
      record('summary', document.querySelector('.top p').textContent);
      record('canvas', canvas.getAttribute('aria-label'));
      await recordPixels(\#(frames));

      await scrub(7);
      press('ArrowRight');
      press('ArrowRight');
      await shown(9);
      press('ArrowLeft');
      await shown(8);
      record('stepped', label());
      await until(() => location.hash === '#8');
      press('ArrowRight', { shiftKey: true });
      await shown(10);
      press('ArrowRight', { shiftKey: true });
      await shown(40);
      record('jumped', label());
      press('End');
      await shown(299);
      press('Home');
      await shown(0);
      record('ends', label());
      named('Next frame').click();
      await shown(1);
      record('button', label());

      record('log', texts('.log-entry').length);
      record('event', texts('.log-entry')[0]);
      const log = () => [...document.querySelectorAll('.log-entry')].map(each =>
        each.matches('[aria-current]') ? 'now' : each.matches('.is-ahead') ? 'ahead' : each.matches('.is-latest') ? 'latest' : 'past').join(' ');
      record('log at 1', log());
      await scrub(40);
      record('log at 40', log());
      await scrub(50);
      record('log at 50', log());
      await scrub(39);
      record('log at 39', log());
      document.querySelectorAll('.log-entry')[2].click();
      await shown(200);
      record('log clicked', log());

      await scrub(9);
      record('order', texts('.order .chip').join(' | '));
      record('carried', texts('.chip.is-carried').join());
      press('o');
      record('outlines', texts('.outline').join(' | '));
      const placed = document.querySelector('.outline').style;
      record('place', [placed.left, placed.top, placed.width, placed.height].join(' '));
      await scrub(40);
      record('later order', texts('.order .chip').join(' | '));
      record('later carried', texts('.chip.is-carried').join());
      record('ghost', texts('.outline.is-ghost').join());
      document.querySelector('.order .chip').click();
      record('chosen', texts('.outline.is-chosen').join());
      press('o');
      record('without outlines', document.querySelectorAll('.outline').length);

      const speed = document.querySelector('[aria-label=Speed]');
      record('speeds', [...speed.options].map(each => each.value).join());
      press('>');
      record('faster', speed.value);
      press('<'); press('<'); press('<'); press('<');
      record('slowest', speed.value);
      speed.value = 4;
      speed.dispatchEvent(new Event('change'));
      await scrub(0);
      press(' ');
      record('playing', `${clip.scrubber.isPlaying} ${named('Pause') !== null}`);
      await until(() => clip.seen > 20);
      named('Pause').click();
      record('paused', `${clip.scrubber.isPlaying} ${named('Play') !== null}`);
      record('loops', named('Loop').getAttribute('aria-pressed'));
      await scrub(297);
      press(' ');
      await until(() => !clip.scrubber.isPlaying);
      await shown(299);
      record('played', label());
      press('l');
      record('loops then', named('Loop').getAttribute('aria-pressed'));
      press(' ');
      await until(() => clip.seen > 290);
      await until(() => clip.seen < 200);
      record('again', clip.scrubber.isPlaying);
      press(' ');

      press('9');
      record('one to one', document.querySelector('.zoom-bar output').textContent);
      press('+');
      record('zoomed', document.querySelector('.zoom-bar output').textContent);
      press('0');
      location.hash = '#33';
      await shown(33);
      record('followed', label());
      location.hash = '#1000000';
      await shown(299);
      location.hash = '#<img>';
      await shown(0);
      record('hostile address', label());
      press('?');
      record('help', document.querySelector('dialog[open]') !== null && document.querySelectorAll('dialog kbd').length > 15);
      document.querySelector('dialog').close();
      record('elements from names', document.querySelectorAll('[onerror], .clip img').length);
      record('whole pictures', clip.pictures.filter(each => each.isWhole).length);
      record('pictures', clip.pictures.length);
      record('longest way', Math.max(...clip.pictures.map((_, number) => {
        let way = 1;
        while (!clip.pictures[number - way + 1].isWhole) way += 1;
        return way;
      })));
      record('unnamed controls', [...document.querySelectorAll('button, input, select')].filter(each =>
        !(each.getAttribute('aria-label') || each.textContent.trim())).length);
      """#
}
