type ComputedStyle = typeof window.getComputedStyle;
/** jsdom's own function, and cached styles of elements for all files that share the window. */
type Quick = ComputedStyle & { full?: ComputedStyle; known?: Map<string, CSSStyleDeclaration> };

/** Properties that queries by role, visibility and pointers read of every element, and their initial values if they are inherited. */
const ASKED = { display: null, visibility: 'visible', opacity: null, 'pointer-events': 'auto' };
type Asked = keyof typeof ASKED;

/** The attributes on which these properties depend in jsdom's style sheet. */
const ATTRIBUTES = ['hidden', 'open', 'popover', 'type'];

const propertyOf = (key: unknown): Asked | undefined => {
  const property = key === 'pointerEvents' ? 'pointer-events' : key;
  return Object.hasOwn(ASKED, property as string) ? (property as Asked) : undefined;
};

/**
 * jsdom matches each rule of its style sheet with an element and its ancestors for every property. On a page without a
 * style sheet of its own, the most frequent properties are read from a cache by name and attributes; jsdom computes the others.
 */
export function fillComputedStyle(): void {
  const { getComputedStyle } = document.defaultView! as { getComputedStyle: Quick };
  const { full = getComputedStyle, known = new Map<string, CSSStyleDeclaration>() } = getComputedStyle;

  /** The style of an element that has only its name and attributes. */
  const bare = (element: Element): CSSStyleDeclaration => {
    const values = ATTRIBUTES.map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.namespaceURI, element.localName, ...values]);
    let style = known.get(key);
    if (!style) {
      const alone = document.createElementNS(element.namespaceURI, element.localName);
      ATTRIBUTES.forEach((name, at) => {
        if (values[at] !== null) alone.setAttribute(name, values[at]!);
      });
      style = full(alone);
      known.set(key, style);
    }
    return style;
  };

  const read = (element: Element, property: Asked): string => {
    const isPlain =
      element.localName !== 'summary' && !element.getAttribute('style')?.toLowerCase().includes(property);
    if (!isPlain) return full(element).getPropertyValue(property);
    const value = bare(element).getPropertyValue(property);
    const { parentElement } = element;
    return parentElement && value === ASKED[property] ? read(parentElement, property) : value;
  };

  const quick: Quick = (element, pseudoElement) => {
    if (pseudoElement || element.ownerDocument !== document || document.styleSheets.length > 0)
      return full(element, pseudoElement);
    let whole: CSSStyleDeclaration | undefined;
    const style = () => (whole ??= full(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, key) {
        const property = propertyOf(key);
        if (property) return read(element, property);
        if (key === 'getPropertyValue')
          return (name: string) => {
            const asked = propertyOf(name);
            return asked ? read(element, asked) : style().getPropertyValue(name);
          };
        const value: unknown = Reflect.get(style(), key);
        return typeof value === 'function' ? (value.bind(style()) as unknown) : value;
      },
    });
  };
  Object.assign(quick, { full, known });
  Object.assign(document.defaultView!, { getComputedStyle: quick });
  window.getComputedStyle = quick;
}
