import type { SetupWorker } from 'msw/browser';

/** Requests without an answer, by msw's id: calls and pictures. */
export const requestsInFlight = new Set<string>();

/**
 * Calls that the worker has not reported yet. axios opens a call and reads a cookie before it sends it, and the worker's message about it
 * arrives late on a busy machine.
 */
export const requestsOpened = new Set<XMLHttpRequest>();

const addresses = new WeakMap<XMLHttpRequest, string>();

/** Tracks requests that pass the worker. */
export function followRequests({ events }: SetupWorker): void {
  events.on('request:start', ({ requestId, request }) => {
    requestsInFlight.add(requestId);
    const call = [...requestsOpened].find((one) => addresses.get(one) === request.url);
    if (!call) return;
    requestsOpened.delete(call);
    // The worker reports no end of a call that is held back when its story ends.
    call.addEventListener('loadend', () => requestsInFlight.delete(requestId));
  });
  events.on('request:end', ({ requestId }) => requestsInFlight.delete(requestId));
  followCalls();
}

/** Tracks calls from the moment they are opened until they are reported, answered or aborted. */
function followCalls(): void {
  const { prototype } = XMLHttpRequest;
  const { open, abort } = prototype;
  prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
    addresses.set(this, new URL(url, document.baseURI).href);
    requestsOpened.add(this);
    this.addEventListener('loadend', () => requestsOpened.delete(this));
    Reflect.apply(open, this, [method, url, ...rest]);
  };
  // A call that is aborted before it is sent fires no event.
  prototype.abort = function (this: XMLHttpRequest) {
    requestsOpened.delete(this);
    Reflect.apply(abort, this, []);
  };
}
