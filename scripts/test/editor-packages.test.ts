import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lock {
  packages: Record<string, { version?: string }>;
}

test('editor bundle: one copy of each tiptap and ProseMirror package is installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const nested = Object.keys(packages).filter((path) =>
    /\/node_modules\/(?:@tiptap\/|prosemirror-)/.test(path),
  );
  expect(nested).toEqual([]);
});
