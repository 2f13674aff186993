import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { check } from 'prettier';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWidget, readRequest } from '../../../tools/new-widget/create.ts';
import { findWidgets } from '../../../tools/build/widgets.ts';

const house = resolve(import.meta.dirname, '../../..');
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-widget-'));
  copyFileSync(join(house, '.prettierrc'), join(root, '.prettierrc'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a widget comes with definition, component, styles, texts, examples, story and test', async () => {
  const paths = await createWidget(root, readRequest('content/campaign-card', 'Campaign card'));
  expect(paths).toEqual([
    'widgets/content/campaign-card/widget.ts',
    'widgets/content/campaign-card/CampaignCard.tsx',
    'widgets/content/campaign-card/CampaignCard.module.css',
    'widgets/content/campaign-card/messages.ts',
    'widgets/content/campaign-card/examples.ts',
    'stories/content/campaign-card.stories.tsx',
    'test/unit/widgets/campaign-card.test.tsx',
  ]);
  expect(findWidgets(root)).toMatchObject([{ area: 'content', name: 'campaign-card' }]);
});

test('what it writes is formatted as the house does, whatever the title', async () => {
  const title = `Rock 'n' roll, a rather long title for a block that nobody would choose but someone may`;
  const style = { singleQuote: true, printWidth: 110 };
  for (const path of await createWidget(root, readRequest('content/x', title)))
    expect(await check(readFileSync(join(root, path), 'utf8'), { ...style, filepath: path }), path).toBe(
      true,
    );
});

test('nothing is written where a file stands already', async () => {
  await createWidget(root, readRequest('content/card', 'Card'));
  await expect(createWidget(root, readRequest('content/card', 'Other'))).rejects.toThrow(/exists already/);
  expect(readFileSync(join(root, 'widgets/content/card/widget.ts'), 'utf8')).toContain(`title: 'Card'`);
});

test.each([
  [undefined, undefined, /Say where/],
  ['content/card', '', /Say where/],
  ['elsewhere/card', 'Card', /the areas are header, search/],
  ['content/../../card', 'Card', /Say where/],
  ['content/Card', 'Card', /no name for a widget/],
  ['content/-card', 'Card', /no name for a widget/],
])('%s, "%s" is told of', (place, title, why) => {
  expect(() => readRequest(place, title)).toThrow(why);
});
