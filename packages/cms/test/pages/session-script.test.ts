import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { PageContext } from '../../pages/render/context.ts';
import { getSessionScript } from '../../pages/render/session-script.ts';

/** Runs the script in a page, which is left and restored. Returns whether the page loads again. */
function isReloaded(steps: { parsed: string; left: string; restored: string }): boolean {
  const document = { cookie: steps.parsed };
  const listeners = new Map<string, (event: { persisted: boolean }) => void>();
  let reloads = false;
  const context = { site: { site: 'lihakauppa' }, editMode: false } as PageContext;
  const code = String(getSessionScript(context)?.element).replaceAll(/<\/?script>/g, '');
  runInNewContext(code, {
    document,
    location: { reload: () => (reloads = true) },
    addEventListener: (type: string, listen: () => void) => listeners.set(type, listen),
  });
  document.cookie = steps.left;
  listeners.get('pagehide')?.({ persisted: true });
  document.cookie = steps.restored;
  listeners.get('pageshow')?.({ persisted: true });
  return reloads;
}

const ONE = 'a=b; XSRF-TOKEN=one';
const TWO = 'a=b; XSRF-TOKEN=two';

it.each([
  ['the same session', { parsed: ONE, left: ONE, restored: ONE }, false],
  [
    'a first page, whose cookie comes with the personal parts',
    { parsed: '', left: ONE, restored: ONE },
    false,
  ],
  ['a login on the next page', { parsed: ONE, left: ONE, restored: TWO }, true],
  ['a login on the page after the first', { parsed: '', left: ONE, restored: TWO }, true],
  ['a login in another tab before', { parsed: ONE, left: TWO, restored: TWO }, true],
])('restored page: after %s, a reload only if the session differs [NAV-02]', (_, steps, expected) => {
  expect(isReloaded(steps)).toBe(expected);
});
