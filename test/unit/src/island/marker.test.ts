/** Reads the props, the version and the key of a marker. */
import { expect, test } from 'vitest';
import { canHoldIsland, parseProps } from '#island/given-props.ts';
import { getMarkerKey, hashOf } from '#island/marker-key.ts';
import { migrate, readVersion } from '#island/migrate.ts';
import { propsText, writePropsText } from '#island/props-text.ts';
import { createMarker } from '../../../../packages/testing/runtime.tsx';

const parse = (html: string): Element => {
  const page = document.createElement('main');
  page.innerHTML = html;
  return page.firstElementChild!;
};
const script = (json: string) => `<script type="application/json" data-props>${json}</script>`;

test.each([
  ['<div data-props=\'{"a":1}\'></div>', '{"a":1}', 'of the attribute'],
  [`<div data-props=""><script type="application/json" data-props>{}</script></div>`, '', 'of the attribute'],
  [`<div>${script('{"a":2}')}</div>`, '{"a":2}', 'of the script'],
  ['<div></div>', '{}', 'of none'],
  [`<div><p></p>${script('{"a":2}')}</div>`, '{}', 'of none'],
  ['<div><script data-props>{"a":2}</script></div>', '{}', 'of none'],
  ['<div><script type="application/json">{"a":2}</script></div>', '{}', 'of none'],
])('marker: %s has the props %j, those %s [PROPS]', (html, json, place) => {
  const element = parse(html);
  expect(propsText(element)).toBe(json);
  writePropsText(element, '{"b":3}');
  expect(propsText(element)).toBe('{"b":3}');
  expect(element.hasAttribute('data-props')).toBe(place !== 'of the script');
});

test('marker: JSON that is no object is a problem, and long JSON is shortened [PROPS]', () => {
  expect(parseProps('{"a":1}')).toEqual({ json: '{"a":1}', value: { a: 1 } });
  expect(parseProps('[1]')).toEqual({ problem: 'data-props: expected one JSON object, got [1]' });
  const long = `"${'a'.repeat(78)}"`;
  expect(parseProps(long)).toEqual({ problem: `data-props: expected one JSON object, got ${long}` });
  expect(parseProps(`"a${long.slice(1)}`)).toEqual({
    problem: `data-props: expected one JSON object, got "${'a'.repeat(79)}…`,
  });
  expect(parseProps('{"a":')).toEqual({
    problem: expect.stringMatching(/^data-props is not valid JSON \(.*JSON.*\): \{"a":$/),
  });
});

test('marker: elements without content cannot be one [PROPS]', () => {
  const fits = (name: string) => canHoldIsland(name);
  expect(['div', 'section', 'my-br', 'brx'].map(fits)).toEqual([true, true, true, true]);
  expect(['html', 'script', 'input', 'br', 'svg', 'option'].some(fits)).toBe(false);
  expect(canHoldIsland('a', 'http://www.w3.org/2000/svg')).toBe(false);
});

test.each([
  ['1', 1],
  ['12', 12],
  ['999999', 999_999],
  ['1000000', 1],
  ['0', 1],
  ['x2', 1],
  ['2x', 1],
  ['', 1],
  [null, 1],
  [undefined, 1],
])('marker: %j is the version %i [VERSION]', (text, version) => {
  expect(readVersion(text)).toBe(version);
});

test('migration: props go through the versions from their own, in order, without change of the given ones [VERSION]', () => {
  const migrations = {
    10: (props: object) => ({ ...props, c: 'ten' }),
    2: (props: object) => ({ ...props, b: 'two', c: 'two' }),
  };
  const given = { a: 1 };
  expect(migrate(given, 1, migrations)).toEqual({ a: 1, b: 'two', c: 'ten' });
  expect(migrate(given, 2, migrations)).toEqual({ a: 1, b: 'two', c: 'ten' });
  expect(migrate(given, 3, migrations)).toEqual({ a: 1, c: 'ten' });
  expect(migrate(given, 11, migrations)).toBe(given);
  expect(given).toEqual({ a: 1 });
  expect(() => migrate(given, 1, { 4: () => [] as never })).toThrow(
    new TypeError('the migration from version 4 gives no props'),
  );
});

test('marker key: a hash is the same for the same text, and different for other texts', () => {
  expect([hashOf(''), hashOf('a'), hashOf('foobar')]).toEqual(
    [0x811c9dc5, 0xe40c292c, 0xbf9cf968].map((hash) => hash.toString(36)),
  );
});

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
  const [, second] = document.querySelectorAll('[data-widget="a"]');
  const others = document.createElement('div');
  others.innerHTML = createMarker('c', { text: 'x' }) + createMarker('a', { text: 'z' });
  second!.before(others);
  expect(getMarkerKey(second!)).toBe(first[1]);
});
