import { expect, test, vi } from 'vitest';
import { createMigrateBlocks } from '../../../../cms/pages/migrate-blocks.ts';
import { marker } from '../../../../cms/pages/marker.ts';

const versions = new Map([
  ['renamed', 2],
  ['same', 1],
]);
const migrateProps = (_widget: string, { title, ...rest }: Record<string, unknown>) => {
  if (title === undefined) throw new Error('no title');
  return { version: 2, props: { text: title, ...rest } };
};

test('VERSION stored blocks are read as today’s; others, unknown ones and rich text stay as they are', async () => {
  const migrate = createMigrateBlocks(
    (widget) => versions.get(widget),
    async () => migrateProps,
  );
  const others = [
    { widget: 'renamed', version: 2, props: { text: 'b' } },
    { widget: 'same', props: {} },
    { widget: 'gone', props: { title: 'c' } },
    { html: '<p>d</p>' },
  ];
  expect(await migrate([{ widget: 'renamed', props: { title: 'a' }, load: 'idle' }, ...others])).toEqual([
    { widget: 'renamed', version: 2, props: { text: 'a' }, load: 'idle' },
    ...others,
  ]);
});

test('VERSION a page without old blocks asks the build for nothing', async () => {
  const load = vi.fn(async () => migrateProps);
  const migrate = createMigrateBlocks((widget) => versions.get(widget), load);
  await migrate([
    { widget: 'renamed', version: 2, props: {} },
    { widget: 'same', props: {} },
  ]);
  expect(load).not.toHaveBeenCalled();
});

test('VERSION a block that can’t be migrated stays as it is, and the server says so', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const migrate = createMigrateBlocks(
    (widget) => versions.get(widget),
    async () => migrateProps,
  );
  const block = { widget: 'renamed', props: {} };
  expect(await migrate([block])).toEqual([block]);
  expect(told.mock.calls[0]?.[0]).toMatch(/block renamed of version 1 stays as it is/);
  told.mockRestore();
});

test('VERSION a marker says the version of its props, the first one by saying none', () => {
  expect(marker({ widget: 'a', version: 2, props: { b: 1 } }).text).toBe(
    '<div data-widget="a" data-props="{&quot;b&quot;:1}" data-props-version="2"></div>',
  );
  expect(marker({ widget: 'a', version: 1, props: {} }).text).toBe('<div data-widget="a"></div>');
});
