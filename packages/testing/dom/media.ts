const width = 1280;
type List = EventTarget & { matches: boolean; onchange: ((event: Event) => void) | null };
const lists = new Map<string, List>();
let features: Record<string, string> = {};

/** Returns whether one `(feature: value)` matches the width and the features. */
function holds(condition: string): boolean {
  if (/^(all|screen)$/.test(condition)) return true;
  const [name = '', value = ''] = condition
    .replace(/[()]/g, '')
    .split(':')
    .map((part) => part.trim());
  if (name === 'min-width') return window.innerWidth >= parseFloat(value);
  if (name === 'max-width') return window.innerWidth <= parseFloat(value);
  return features[name] === value;
}

function matches(query: string): boolean {
  return query.split(',').some((part) => part.split(/\band\b/).every((one) => holds(one.trim())));
}

function update(): void {
  for (const [query, list] of lists) {
    const now = matches(query);
    if (now === list.matches) continue;
    Object.assign(list, { matches: now });
    const event = Object.assign(new Event('change'), { matches: now, media: query });
    list.dispatchEvent(event);
    list.onchange?.(event);
  }
}

/** Sets the width of the window in pixels and notifies all listeners. */
export function setWidth(pixels: number): void {
  Object.assign(window, { innerWidth: pixels });
  update();
  window.dispatchEvent(new Event('resize'));
}

/** Sets media features by name, for example `{'prefers-reduced-motion': 'reduce'}`. */
export function setMedia(next: Record<string, string>): void {
  features = next;
  update();
}

/** `matchMedia` for widths in pixels and for features set by `setMedia`. The window is 1280 wide. */
export function fillMedia(): void {
  Object.assign(window, { innerWidth: width });
  window.matchMedia = (query) => {
    let list = lists.get(query);
    if (!list) {
      // Browsers turn an unknown query into `not all`. A feature needs parentheses and a value.
      const isKnown = query.split(',').every((part) => /^[^:]*$|^[a-z ]*\(.*:\s*[^\s)]/.test(part));
      const media = isKnown ? query : 'not all';
      list = Object.assign(new EventTarget(), { matches: matches(query), media, onchange: null });
      lists.set(query, list);
    }
    return list as MediaQueryList;
  };
}

/** Resets the width and the features, and removes all listeners. */
export function resetMedia(): void {
  lists.clear();
  features = {};
  Object.assign(window, { innerWidth: width });
}
