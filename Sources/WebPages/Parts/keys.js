/** What keys do, anywhere on the page but in a field for text. */
class Keys {
  #actions = new Map();
  #lines = [];

  constructor() {
    document.addEventListener('keydown', event => this.#press(event));
    this.add(['?'], 'this list', () => this.help());
  }

  /** Keys by their `key`, with `Shift+` before a name where shift counts. */
  add(keys, meaning, action) {
    for (const key of keys) this.#actions.set(key, action);
    this.#lines.push({ keys, meaning });
  }

  help() {
    if (this.dialog?.open) return this.dialog.close();
    const close = make('button', { type: 'button', class: 'button close', onclick: () => this.dialog.close() }, 'Close');
    this.dialog = make('dialog', { class: 'keys', 'aria-labelledby': 'keys-title', onclose: () => this.dialog.remove() },
      close, make('h2', { id: 'keys-title' }, 'Keys'),
      make('dl', {}, this.#lines.map(({ keys, meaning }) => [
        make('dt', {}, keys.map(key => make('kbd', {}, Keys.#named(key)))), make('dd', {}, meaning)])));
    document.body.append(this.dialog);
    this.dialog.showModal();
  }

  #press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target.matches?.('input[type=search], input[type=text], textarea, select')) return;
    // A slider is moved by arrows.
    if (event.key.startsWith('Arrow') && target.matches?.('input[type=range]')) return;
    // A button is pressed by space, as everywhere.
    if (event.key === ' ' && target.matches?.('button, summary')) return;
    if (this.dialog?.open && event.key !== '?') return;
    const name = event.key.length > 1 && event.shiftKey ? `Shift+${event.key}` : event.key;
    const action = this.#actions.get(name);
    if (!action) return;
    event.preventDefault();
    action(event);
  }

  static #named(key) {
    const names = { ' ': 'space', ArrowLeft: '←', ArrowRight: '→', 'Shift+ArrowLeft': 'shift ←', 'Shift+ArrowRight': 'shift →' };
    return names[key] ?? key;
  }
}
