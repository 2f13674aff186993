/** Records the page's calls and the number of pending ones. */
import { wrapGlobal } from './wrap-global.ts';

export interface Calls {
  /** For example `POST /api/contact`, in order. */
  made: string[];
  /** Sent, and neither answered nor aborted. */
  underWay: () => number;
  stop: () => void;
}

/** Returns for example `POST /api/contact`. */
export const describeCall = (method: string, url: string | URL): string =>
  `${method.toUpperCase()} ${new URL(url, location.href).pathname}`;

/** Ends a request at its timeout, which msw leaves to the browser. Returns the timer; none without a timeout. */
const expire = (request: XMLHttpRequest): ReturnType<typeof setTimeout> | undefined =>
  request.timeout > 0
    ? setTimeout(() => {
        request.dispatchEvent(new ProgressEvent('timeout'));
        request.abort();
      }, request.timeout)
    : undefined;

/** Records every XMLHttpRequest and fetch from now on. */
export function watchCalls(): Calls {
  const made: string[] = [];
  let open = 0;
  const begin = (method: string, url: string | URL): void => {
    made.push(describeCall(method, url));
    open += 1;
  };
  const unwrapRequest = wrapGlobal(
    'XMLHttpRequest',
    (inner) =>
      new Proxy(inner, {
        construct(target, args) {
          const request = Reflect.construct(target, args) as XMLHttpRequest;
          let call: [string, string | URL] = ['', ''];
          let end = () => {};
          // msw answers by the request's own methods, which can't be replaced, so they are observed from outside.
          return new Proxy(request, {
            get(_, key) {
              const value: unknown = Reflect.get(request, key);
              if (typeof value !== 'function') return value;
              return (...given: unknown[]): unknown => {
                if (key === 'open') call = given as typeof call;
                if (key === 'send') {
                  begin(...call);
                  const timer = expire(request);
                  end = () => {
                    open -= 1;
                    clearTimeout(timer);
                    end = () => {};
                  };
                  request.addEventListener('loadend', () => end(), { once: true });
                }
                // msw sends nothing, so the browser has nothing to report.
                if (key === 'abort') end();
                return Reflect.apply(value, request, given);
              };
            },
            set: (_, key, value) => Reflect.set(request, key, value),
          });
        },
      }),
  );
  const unwrapFetch = wrapGlobal('fetch', (inner) => (input, init) => {
    const { method, url } =
      input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
    begin(method, url);
    return inner(input, init).finally(() => (open -= 1));
  });
  return {
    made,
    underWay: () => open,
    stop() {
      unwrapRequest();
      unwrapFetch();
    },
  };
}
