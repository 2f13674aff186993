type Registration = [target: EventTarget, ...Parameters<EventTarget['addEventListener']>];

/** Returns whether a library of the project calls `addEventListener`: React listens to a document once, for all pages. */
const isLibrary = (stack: string | undefined): boolean =>
  /node_modules\/(?!saaristo\/)/.test(stack?.split('\n')[2] ?? '');

/** Objects whose `addEventListener` a page calls. Some code takes the document's from its class, past a form of that name. */
export const LISTENING = [window, Object.getPrototypeOf(document) as Document];

/** Records the listeners of window and document from now on. Returns a function that removes them. */
export function recordListeners(): () => void {
  const registered: Registration[] = [];
  const restore = LISTENING.map((owner) => {
    const real = owner.addEventListener;
    owner.addEventListener = function (this: EventTarget | undefined, ...args: never) {
      if (!isLibrary(new Error().stack))
        registered.push([this ?? window, ...(args as Parameters<EventTarget['addEventListener']>)]);
      Reflect.apply(real, this, args);
    };
    return () => void (owner.addEventListener = real);
  });
  return () => {
    for (const step of restore) step();
    for (const [target, ...args] of registered) target.removeEventListener(...args);
  };
}
