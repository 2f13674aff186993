/** The key of a marker, which is the same on every visit. */
import { expect, test } from 'vitest';
import { getMarkerKey } from '#island/marker-key.ts';
import { createMarker } from '../../../runtime/runtime.tsx';

test('marker key: it is different for each marker, and the same on the next visit in any order of mounting', () => {
  const html = [
    createMarker('a', { text: 'x' }, '', 'id="first"'),
    createMarker('a', { text: 'x' }),
    createMarker('b', { text: 'x' }),
    createMarker('a', { text: 'x' }),
    createMarker('a', { text: 'y' }),
    '<div data-widget="a"><script type="application/json" data-props>{"text":"y"}</script></div>',
  ].join('');
  const keys = () => {
    const page = document.createElement('main');
    page.innerHTML = html;
    document.body.replaceChildren(page);
    return [...page.children].map((one) => getMarkerKey(one));
  };
  const first = keys();
  expect(first[0]).toBe('#first');
  // Belongs to another widget: the draft's key contains the name, too.
  expect(new Set(first.filter((_, at) => at !== 2)).size).toBe(5);
  expect(keys()).toEqual(first);
});
