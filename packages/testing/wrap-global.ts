/** Functions of the window by which a page sends requests. */
type Senders = Pick<typeof globalThis, 'fetch' | 'XMLHttpRequest'>;
type Wrap<Name extends keyof Senders> = (inner: Senders[Name]) => Senders[Name];

/** The window's own function and its wrappers, while there are any. */
const wrapped: { [Name in keyof Senders]?: { own: Senders[Name]; wraps: Wrap<Name>[] } } = {};

const replace = <Name extends keyof Senders>(name: Name, value: Senders[Name]): void =>
  void Object.defineProperty(window, name, { value, configurable: true, enumerable: true, writable: true });

/**
 * Wraps a function of the window. The page gets the last wrapper.
 * @returns a function that removes the wrapper: several may be removed in any order
 */
export function wrapGlobal<Name extends keyof Senders>(name: Name, wrap: Wrap<Name>): () => void {
  const all = (wrapped[name] ??= { own: window[name], wraps: [] } as (typeof wrapped)[Name])!;
  const apply = () =>
    replace(
      name,
      all.wraps.reduce((inner, one) => one(inner), all.own),
    );
  all.wraps.push(wrap);
  apply();
  return () => {
    const at = all.wraps.indexOf(wrap);
    if (at < 0) return;
    all.wraps.splice(at, 1);
    apply();
    if (all.wraps.length === 0) delete wrapped[name];
  };
}
