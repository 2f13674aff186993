import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readStored, writeStored } from '#lib/storage.ts';
import { STORED } from '#lib/stored.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const listSources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|test)\//.test(path));

test('storage: only the list of what is stored names it', () => {
  const uses = ['src', 'widgets', 'mount', 'packages/cms', 'packages/server']
    .flatMap(listSources)
    .filter((path) =>
      /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.open|document\.cookie *=|'cookie'\)/.test(
        // Comments may name it.
        readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ''),
      ),
    );
  expect(uses.sort()).toEqual(['src/lib/cookies.ts', 'src/lib/storage.ts']);
});

test('storage: a text is read again and removed, and blocked storage is empty', () => {
  writeStored(STORED.cart, 'a');
  writeStored(STORED.draft, 'b', `${STORED.draft.name} /`);
  expect([readStored(STORED.cart), sessionStorage.getItem('saaristo-draft /')]).toEqual(['a', 'b']);
  writeStored(STORED.cart, '');
  expect(readStored(STORED.cart)).toBeNull();
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(() => writeStored(STORED.cart, 'a')).not.toThrow();
  expect(readStored(STORED.cart)).toBeNull();
});
