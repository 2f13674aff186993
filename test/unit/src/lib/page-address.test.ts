import { afterEach, expect, test, vi } from 'vitest';
import {
  createEntryUrl,
  createEntryUrlWithoutHash,
  doHashLinksLeave,
  getPageOrigin,
  getPageUrl,
} from '#lib/page-address.ts';

afterEach(() => {
  document.head.replaceChildren();
});

const PAGE = 'https://www.example.test/a/b?c=d#e';

test.each([
  ['a page', PAGE, PAGE, 'https://www.example.test', PAGE],
  ['a page with a base', PAGE, 'https://cdn.example.test/x/', 'https://www.example.test', PAGE],
  ['a srcdoc frame', 'about:srcdoc', PAGE, 'https://www.example.test', PAGE],
  [
    'a srcdoc frame with a base of another origin',
    'about:srcdoc',
    'https://cdn.example.test/x/',
    'https://www.example.test',
    'https://www.example.test/',
  ],
  ['a sandboxed srcdoc frame', 'about:srcdoc', PAGE, 'null', PAGE],
  [
    'a blob',
    'blob:https://www.example.test/1',
    'blob:https://www.example.test/1',
    'https://www.example.test',
    'https://www.example.test/',
  ],
])('page address: that of %s is the page’s', (_case, href, baseURI, origin, address) => {
  vi.stubGlobal('location', { href });
  vi.stubGlobal('origin', origin);
  vi.spyOn(document, 'baseURI', 'get').mockReturnValue(baseURI);
  expect(getPageUrl().href).toBe(address);
  expect(getPageOrigin()).toBe(origin);
  expect(doHashLinksLeave()).toBe(href.split('#')[0] !== baseURI.split('#')[0]);
});

test('page address: entries of the history are absolute, so that a base does not change their origin', () => {
  vi.stubGlobal('location', { href: PAGE });
  expect([createEntryUrl('?x=1').href, createEntryUrl('').href, createEntryUrlWithoutHash()]).toEqual([
    'https://www.example.test/a/b?x=1#e',
    'https://www.example.test/a/b#e',
    'https://www.example.test/a/b?c=d',
  ]);
});
