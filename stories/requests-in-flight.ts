import type { SetupWorker } from 'msw/browser';

/** What the page has asked for and not got yet, by msw's id: calls and pictures. */
export const requestsInFlight = new Set<string>();

/**
 * Calls that the worker has not told of yet: axios opens them, asks the browser for a cookie before it sends them, and the worker hears of them
 * by a message, which a busy machine delivers late.
 */
export const requestsOpened = new Set<XMLHttpRequest>();

const addresses = new WeakMap<XMLHttpRequest, string>();

/** Follows the requests that pass the worker, and calls from the moment they are sent. */
export function followRequests({ events }: SetupWorker): void {
  events.on('request:start', ({ requestId, request }) => {
    requestsInFlight.add(requestId);
    const call = [...requestsOpened].find((one) => addresses.get(one) === request.url);
    if (call) requestsOpened.delete(call);
  });
  events.on('request:end', ({ requestId }) => requestsInFlight.delete(requestId));
  followCalls();
}

/** Follows calls from the moment they are opened until they are told of, answered or aborted. */
export function followCalls(): void {
  const { prototype } = XMLHttpRequest;
  const { open, abort } = prototype;
  prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
    addresses.set(this, new URL(url, document.baseURI).href);
    requestsOpened.add(this);
    this.addEventListener('loadend', () => requestsOpened.delete(this));
    Reflect.apply(open, this, [method, url, ...rest]);
  };
  // What is aborted before it was sent tells nobody.
  prototype.abort = function (this: XMLHttpRequest) {
    requestsOpened.delete(this);
    Reflect.apply(abort, this, []);
  };
}
