/** Runs in the page of an example, before the bundle: a fixed date, empty storage, and the functions that perform steps. */
(() => {
  localStorage.clear();
  sessionStorage.clear();

  const RealDate = Date;
  const difference = RealDate.now() - new RealDate(2026, 10, 23, 9).getTime();
  window.Date = class extends RealDate {
    constructor(...args) {
      super(...(args.length > 0 ? args : [RealDate.now() - difference]));
    }
    static now() {
      return RealDate.now() - difference;
    }
  };

  let changed = performance.now();
  new MutationObserver(() => (changed = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  let calls = 0;
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (...body) {
    calls += 1;
    this.addEventListener('loadend', () => {
      calls -= 1;
      changed = performance.now();
    });
    send.apply(this, body);
  };

  const getRoot = () => document.querySelector('[data-widget]');
  const getSelector = (field) => (/^\w+$/.test(field) ? `[name="${field}"]` : field);
  const visited = new WeakSet();

  window.reader = {
    /** Whether the island is mounted, all calls but the held ones are answered, and nothing has changed for some ms. */
    isSettled: (quiet, held) =>
      getRoot()?.dataset.widgetState === 'mounted' && calls <= held && performance.now() - changed >= quiet,
    has: (selector) => getRoot().querySelector(selector) !== null,
    /** Focuses an element. Returns the key that presses it; undefined after a click if it takes no focus. */
    focus(selector) {
      const element = getRoot().querySelector(selector);
      element.focus();
      if (document.activeElement === element) return element.matches('a') ? 'Return' : 'space';
      element.click();
      return undefined;
    },
    /** Sets a text field or a selection as typing does. Returns the selector of a box or radio, which is pressed. */
    fill(name, value) {
      const selector = getSelector(name);
      const first = getRoot().querySelector(selector);
      if (first.type === 'radio' && typeof value === 'string') return `${selector}[value="${value}"]`;
      if (first.type === 'checkbox' || first.type === 'radio')
        return typeof value === 'string' ? `${selector}[value="${value}"]` : selector;
      first.focus();
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(first), 'value');
      set.call(first, value);
      first.dispatchEvent(new Event(first.matches('select') ? 'change' : 'input', { bubbles: true }));
      return undefined;
    },
    attach(name, file) {
      const field = getRoot().querySelector(getSelector(name));
      const type = file.endsWith('.pdf') ? 'application/pdf' : 'image/png';
      Object.defineProperty(field, 'files', { value: [new File(['x'], file, { type })], configurable: true });
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    /** Focuses the link before the island. */
    begin() {
      document.getElementById('reader-start').focus();
    },
    /** Whether the focus is at an element of the page that it has not visited. */
    isNew() {
      const element = document.activeElement;
      if (element === document.body || element.id.startsWith('reader-') || visited.has(element)) return false;
      visited.add(element);
      return true;
    },
  };
})();
