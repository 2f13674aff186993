import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeImage, safeLink, withParameter } from '#lib/url.ts';

describe('safe link', () => {
  test.each([
    '/haku',
    'haku?q=1',
    '#maksu',
    'https://example.test/a',
    'http://x',
    'mailto:a@b.fi',
    'tel:+3581',
    '//cdn.test/a',
  ])('%s is accepted', (address) => expect(safeLink(address)).toBe(address));

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc',
    'http://[',
    '',
    '  ',
    5,
    null,
    undefined,
  ])('%j is rejected', (address) => expect(safeLink(address)).toBeUndefined());
});

test('safe image: a data URL is accepted only if it is an image', () => {
  expect(safeImage('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
  expect(safeImage('data:text/html,<script>')).toBeUndefined();
  expect(safeImage('javascript:alert(1)')).toBeUndefined();
  for (const path of ['/kuva.svg', '/kuva.svg?from=data:text', 'http://cdn.test/a', 'https://cdn.test/a'])
    expect(safeImage(path)).toBe(path);
});

test('URL parameter: it is encoded, and the rest of the URL stays [QS-02]', () => {
  expect(withParameter('/haku', 'q', 'å & b')).toBe('/haku?q=%C3%A5+%26+b');
  expect(withParameter('/haku?lang=fi&q=old#top', 'q', 'new')).toBe('/haku?lang=fi&q=new#top');
});

test('URL parameter: any text can be read back [QS-02]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const address = new URL(withParameter('/haku?a=1', 'q', text), 'https://x.test');
      expect(address.searchParams.get('q')).toBe(text);
      expect(address.searchParams.get('a')).toBe('1');
    }),
  );
});
