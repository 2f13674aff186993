import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findWidgets, loadDefinitions } from '../../../tools/build/widgets.ts';

const stories = resolve(import.meta.dirname, '../../../stories');
const widgets = await loadDefinitions(findWidgets());

test.each(widgets)('every example of $name is a story', ({ area, name, examples }) => {
  const text = readFileSync(join(stories, area, `${name}.stories.tsx`), 'utf8');
  const told = new Set([...text.matchAll(/\bstory\(\s*'([^']+)'/g)].map(([, example]) => example));
  expect(told).toEqual(new Set(Object.keys(examples)));
});
