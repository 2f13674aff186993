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

// Only such a story is held to the reserved height, and looked at in a wide window.
test.each(widgets)(
  'the first example of $name has a story that shows it as it is',
  ({ area, name, examples }) => {
    const text = readFileSync(join(stories, area, `${name}.stories.tsx`), 'utf8');
    const plain = text
      .split(/^export const /m)
      .filter(
        (story) => !/^ {2}(args|parameters|globals|loaders|decorators|beforeEach|render)\b/m.test(story),
      )
      .flatMap((story) => /\bstory\(\s*'([^']+)'/.exec(story)?.[1] ?? []);
    expect(plain).toContain(Object.keys(examples)[0]);
  },
);
