import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Answers the API calls of a test: `api.use(http.get('/api/…', () => HttpResponse.json(…)))`. */
export const api = setupServer();

/** Fails a test that makes a call without a handler. No request leaves the machine. */
export function serveApi(): void {
  beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => api.resetHandlers());
  afterAll(() => api.close());
}
