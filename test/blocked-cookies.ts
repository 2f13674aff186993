import { http, HttpResponse } from 'msw';
import { onTestFinished } from 'vitest';
import { api } from './setup.ts';

/** Makes the browser block cookies until the test ends, as Chromium does. Returns the answer of a server to a write without a token. */
export function refuseWithoutCookies(): Response {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {}, configurable: true });
  onTestFinished(() => void Object.defineProperty(Document.prototype, 'cookie', own));
  api.use(http.get('*/', () => HttpResponse.html('<!doctype html>')));
  return HttpResponse.json({}, { status: 403 });
}
