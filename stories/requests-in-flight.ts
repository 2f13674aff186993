import type { SetupWorker } from 'msw/browser';

/** What the page has asked for and not got yet, by msw's id: calls and pictures. */
export const requestsInFlight = new Set<string>();

/** Follows the requests that pass the worker. */
export function followRequests({ events }: SetupWorker): void {
  events.on('request:start', ({ requestId }) => requestsInFlight.add(requestId));
  events.on('request:end', ({ requestId }) => requestsInFlight.delete(requestId));
}
