/** What the states are called, worst first; `filter` is the button that shows cases of them, which are never those of frames alone. */
const statuses = {
  error: { label: 'error', filter: 'error' }, size: { label: 'other size', filter: 'changed' }, changed: { label: 'changed', filter: 'changed' },
  missing: { label: 'missing', filter: 'missing' }, new: { label: 'new', filter: 'new' }, orphan: { label: 'orphan', filter: 'orphan' },
  dropped: { label: 'dropped' }, inserted: { label: 'inserted' }, duplicated: { label: 'duplicated' }, passed: { label: 'passed', filter: 'passed' },
};

const pill = status => make('span', { class: 'pill', 'data-status': status }, statuses[status].label);

/** The list of cases with its filters, search and order. */
class CaseList {
  static filters = [
    ['all', 'All'], ['error', 'Errors'], ['changed', 'Changed'], ['missing', 'Missing'], ['new', 'New'], ['orphan', 'Orphans'], ['passed', 'Passed']];

  constructor(cases, choice, open) {
    this.cases = cases;
    choice.listeners.push(() => this.#mark(choice));
    this.open = open;
    this.filter = 'all';
    this.entries = cases.map(each => this.#entry(each));
    const counts = { all: cases.length };
    for (const each of cases) counts[statuses[each.status].filter] = (counts[statuses[each.status].filter] ?? 0) + 1;
    this.filters = new Map(CaseList.filters
      .filter(([name]) => counts[name] || !['error', 'orphan'].includes(name))
      .map(([name, label]) => [name, make('button', { type: 'button', class: 'filter', 'data-filter': name, onclick: () => this.show({ filter: name }) },
        label, make('span', { class: 'count' }, grouped(counts[name] ?? 0)))]));
    this.filterBar = make('div', { class: 'filters', role: 'group', 'aria-label': 'Filter' }, [...this.filters.values()]);
    this.search = make('input', { type: 'search', placeholder: 'Search (/)', 'aria-label': 'Search cases', oninput: () => this.show({}),
      onkeydown: event => { if (event.key === 'Escape' || event.key === 'Enter') this.search.blur(); } });
    this.order = make('select', { 'aria-label': 'Order', onchange: () => this.show({}) },
      make('option', { value: 'difference' }, 'by difference'), make('option', { value: 'name' }, 'by name'));
    this.list = make('ul', { class: 'entries', 'aria-label': 'Cases' });
    this.nothing = make('p', { class: 'nothing quiet', role: 'status' });
    this.element = make('nav', { class: 'cases', 'aria-label': 'Cases' },
      make('div', { class: 'find' }, this.search, this.order), this.list, this.nothing);
    this.show({});
  }

  show({ filter = this.filter }) {
    this.filter = filter;
    for (const [name, button] of this.filters) button.setAttribute('aria-pressed', String(name === filter));
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.shown = this.cases
      .filter(each => filter === 'all' || statuses[each.status].filter === filter)
      .filter(each => words.every(word => each.searched.includes(word)));
    if (this.order.value === 'difference') this.shown.sort(CaseList.#byDifference);
    else this.shown.sort((one, other) => CaseList.#collator.compare(one.name, other.name));
    this.list.replaceChildren(...this.shown.map(each => this.entries[each.index]));
    this.nothing.textContent = this.shown.length ? '' : this.cases.length ? 'No case fits.' : 'There are no cases.';
    this.#letTab();
  }

  select(opened) {
    this.entries[this.opened?.index]?.firstChild.removeAttribute('aria-current');
    this.opened = opened;
    const button = this.entries[opened.index].firstChild;
    button.setAttribute('aria-current', 'true');
    this.#letTab();
    button.scrollIntoView({ block: 'nearest' });
    if (this.list.contains(document.activeElement)) button.focus({ preventScroll: true });
  }

  /** Marks the cases that are chosen. */
  #mark(choice) {
    for (const each of this.cases) {
      const isChosen = choice.isChosen(each), entry = this.entries[each.index].firstChild;
      if (entry.classList.contains('is-chosen') === isChosen) continue;
      entry.classList.toggle('is-chosen', isChosen);
      if (isChosen) entry.querySelector('.name').append(make('span', { class: 'mark' }, ' ', icon('done'), make('span', { class: 'hidden-text' }, 'chosen')));
      else entry.querySelector('.mark').remove();
    }
  }

  /** Opens the next (1) or previous (-1) case that is shown. */
  step(direction) {
    const next = this.shown[this.shown.indexOf(this.opened) + direction] ?? (this.shown.includes(this.opened) ? null : this.shown[0]);
    if (next) this.open(next);
  }

  /** One stop for the tab key: the case that is open, else the first. */
  #letTab() {
    this.reached?.setAttribute('tabindex', '-1');
    const target = this.shown.includes(this.opened) ? this.opened : this.shown[0];
    this.reached = target && this.entries[target.index].firstChild;
    this.reached?.setAttribute('tabindex', '0');
  }

  #entry(each) {
    const differs = each.diffCount > 0;
    const bar = make('i', { class: 'bar' });
    // A hundredth of a percent can just be seen, all of it fills the width.
    bar.style.width = differs ? `${Math.max(3, Math.min(100, 100 + 25 * Math.log10(Math.max(each.ratio, 1e-4))))}%` : '0';
    return make('li', {}, make('button', { type: 'button', class: 'entry', tabindex: '-1', 'data-status': each.status, onclick: () => this.open(each),
      onkeydown: event => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        this.step(event.key === 'ArrowDown' ? 1 : -1);
      } },
      make('span', { class: 'dot', 'aria-hidden': 'true' }),
      make('span', { class: 'name' }, visible(each.name)),
      make('span', { class: 'figure' }, differs ? `${grouped(each.diffCount)} px` : statuses[each.status].label),
      make('span', { class: 'found quiet' }, each.verdict[0] ?? ''),
      differs ? make('span', { class: 'hidden-text' }, statuses[each.status].label) : null, bar));
  }

  static #collator = new Intl.Collator('en', { numeric: true });
  static #ranks = Object.keys(statuses);
  static #byDifference(one, other) {
    return CaseList.#ranks.indexOf(one.status) - CaseList.#ranks.indexOf(other.status) || other.ratio - one.ratio || other.diffCount - one.diffCount
      || CaseList.#collator.compare(one.name, other.name);
  }
}
