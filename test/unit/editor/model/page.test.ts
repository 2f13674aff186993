import { expect, test } from 'vitest';
import type { PageDetails } from '../../../../editor/src/contract.ts';
import { toPuckData, toPageDetails } from '../../../../editor/src/model/page.ts';

test('page: reading and saving a page keeps all parts of its blocks', () => {
  const details: PageDetails = {
    title: 'Page',
    description: 'Of it',
    unlisted: true,
    blocks: [
      { html: '<h1>Hello</h1>' },
      { widget: 'like-button', version: 2, props: { contentId: 'x' }, load: 'eager' },
      { widget: 'gone', props: {} },
    ],
  };
  expect(toPageDetails(toPuckData(details))).toEqual(details);
});

test('page: equal blocks get different ids', () => {
  const { content } = toPuckData({ title: '', description: '', blocks: [{ html: '' }, { html: '' }] });
  expect(content[0]!.props.id).not.toBe(content[1]!.props.id);
});
