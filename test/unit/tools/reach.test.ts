import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findForbiddenChains, findImportChains } from '../../../tools/imports/check.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reach-'));
  write('package.json', JSON.stringify({ imports: { '#lib/*': './src/lib/*' } }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('import chains: files and aliases are followed, and the chain is returned', () => {
  write('mount/entry.ts', `import { a } from './a.ts';\nexport const x = a;\n`);
  write('mount/a.ts', `export * from '#lib/b.ts';\n`);
  write('src/lib/b.ts', `import 'react';\nexport const a = 1;\n`);
  expect(findImportChains(root, 'mount/entry.ts').get('react')).toEqual([
    'mount/entry.ts',
    'mount/a.ts',
    'src/lib/b.ts',
    'react',
  ]);
});

test('import chains: types and dynamic imports are ignored', () => {
  write(
    'mount/entry.ts',
    `import type { A } from './types.ts';\nexport type { B } from 'react';\nexport const l = (a: A) => import('react-dom');\n`,
  );
  write('mount/types.ts', `import 'react';\nexport type A = 1;\n`);
  expect([...findImportChains(root, 'mount/entry.ts').keys()]).toEqual([]);
});

test('import chains: circular imports end', () => {
  write('a.ts', `export * from './b.ts';\n`);
  write('b.ts', `export * from './a.ts';\n`);
  expect([...findImportChains(root, 'a.ts').keys()]).toEqual(['b.ts', 'a.ts']);
});

test('import chains: a forbidden module is reported', () => {
  write('mount/entry.ts', `export * from './a.ts';\n`);
  write('mount/a.ts', `export { createRoot } from 'react-dom/client';\n`);
  const rule = { entries: ['mount/entry.ts'], forbidden: /^react-dom(\/|$)/, why: 'every page loads it' };
  expect(findForbiddenChains(root, [rule])).toEqual([
    'mount/entry.ts must not import react-dom/client, because every page loads it: mount/entry.ts → mount/a.ts → react-dom/client',
  ]);
});
