import type { SetupWorker } from 'msw/browser';

/** What the page has asked for and not got yet, by msw's id: calls and pictures. */
export const requestsInFlight = new Set<string>();

/** Calls that the worker has not told of yet: it hears of them by a message, which a busy machine delivers late. */
export const requestsSent = new Set<XMLHttpRequest>();

const addresses = new WeakMap<XMLHttpRequest, string>();

/** Follows the requests that pass the worker, and calls from the moment they are sent. */
export function followRequests({ events }: SetupWorker): void {
  events.on('request:start', ({ requestId, request }) => {
    requestsInFlight.add(requestId);
    const call = [...requestsSent].find((one) => addresses.get(one) === request.url);
    if (call) requestsSent.delete(call);
  });
  events.on('request:end', ({ requestId }) => requestsInFlight.delete(requestId));

  const { prototype } = XMLHttpRequest;
  const { open, send } = prototype;
  prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
    addresses.set(this, new URL(url, document.baseURI).href);
    Reflect.apply(open, this, [method, url, ...rest]);
  };
  prototype.send = function (...given) {
    requestsSent.add(this);
    this.addEventListener('loadend', () => requestsSent.delete(this));
    Reflect.apply(send, this, given);
  };
}
