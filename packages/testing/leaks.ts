/** Counts resources of the page. A resource that an island does not release shows as a difference. */
import { LISTENING } from './record-listeners.ts';
import { wrapGlobal } from './wrap-global.ts';

const key = (type: string, options: unknown): string =>
  `${type}${(typeof options === 'object' && options !== null ? (options as { capture?: boolean }).capture : options) ? ' (capture)' : ''}`;

/** Belongs to the page, not to an island: an event for the tag manager waits for the cart (ANA-05). */
const OF_THE_PAGE = /at whenCartIsThere /;

const formatPosition = (site: NodeJS.CallSite): string => site.getFileName() ?? '';

/** Counts listeners of window and document, timers of the project's own code, and pending calls. */
export function watchLeaks(): { held: () => string[]; stop: () => void } {
  const undo: (() => void)[] = [];
  const listeners = new Map<string, Map<string, Set<unknown>>>();
  for (const owner of LISTENING) {
    const name = owner === window ? 'window' : 'document';
    const { addEventListener, removeEventListener } = owner;
    const of = (type: string, options: unknown) => {
      const types = listeners.get(name) ?? new Map<string, Set<unknown>>();
      listeners.set(name, types);
      const set = types.get(key(type, options)) ?? new Set();
      types.set(key(type, options), set);
      return set;
    };
    owner.addEventListener = function (
      this: EventTarget,
      type: string,
      listener: never,
      options?: { signal?: AbortSignal },
    ) {
      const set = of(type, options);
      set.add(listener);
      options?.signal?.addEventListener('abort', () => set.delete(listener));
      addEventListener.call(this, type, listener, options);
    };
    owner.removeEventListener = function (this: EventTarget, type: string, listener: never, options?: never) {
      of(type, options).delete(listener);
      removeEventListener.call(this, type, listener, options);
    };
    undo.push(() => Object.assign(owner, { addEventListener, removeEventListener }));
  }

  const timers = new Map<unknown, string>();
  const begun: Parameters<typeof clearTimeout>[0][] = [];
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  const { prepareStackTrace } = Error;
  const calledFrom = (): NodeJS.CallSite[] => {
    Error.prepareStackTrace = (_, sites) => sites;
    const sites = new Error().stack as unknown as NodeJS.CallSite[];
    Error.prepareStackTrace = prepareStackTrace;
    return sites;
  };
  /** Returns the position in the project's code that started the timer. Formats only this position, because a full trace is slow. */
  const own = (): string | undefined => {
    const site = calledFrom()
      .slice(2)
      .find(
        (one) =>
          /\/(src|widgets)\//.test(formatPosition(one)) && !formatPosition(one).includes('node_modules'),
      );
    return (
      site &&
      String(prepareStackTrace?.(new Error(), [site]))
        .split('\n')
        .at(-1)
        ?.trim()
    );
  };
  const globals = globalThis as unknown as Record<string, (...args: never[]) => unknown>;
  for (const name of ['setTimeout', 'setInterval'] as const)
    globals[name] = (callback: (...args: unknown[]) => void, ms: number, ...args: unknown[]) => {
      const from = own();
      const id: unknown = real[name](() => {
        if (name === 'setTimeout') timers.delete(id);
        callback(...args);
      }, ms);
      if (from) begun.push(id as never);
      if (from && !OF_THE_PAGE.test(from)) timers.set(id, `${name}(${ms}) ${from}`);
      return id;
    };
  for (const name of ['clearTimeout', 'clearInterval'] as const)
    globals[name] = (id: never) => {
      timers.delete(id);
      real[name](id);
    };
  undo.push(() => {
    Object.assign(globalThis, real);
    for (const id of begun) real.clearTimeout(id);
  });

  const calls = new Set<XMLHttpRequest>();
  const unwrapRequest = wrapGlobal(
    'XMLHttpRequest',
    (inner) =>
      new Proxy(inner, {
        construct(target, args) {
          const request = Reflect.construct(target, args) as XMLHttpRequest;
          request.addEventListener('loadstart', () => calls.add(request));
          request.addEventListener('loadend', () => calls.delete(request));
          return request;
        },
      }),
  );
  undo.push(unwrapRequest);

  return {
    held: () =>
      [
        ...[...listeners].flatMap(([name, types]) =>
          [...types].flatMap(([type, set]) => (set.size > 0 ? [`${name} ${type} × ${set.size}`] : [])),
        ),
        ...timers.values(),
        ...(calls.size > 0 ? [`calls under way × ${calls.size}`] : []),
      ].sort(),
    stop: () => undo.splice(0).forEach((step) => step()),
  };
}
