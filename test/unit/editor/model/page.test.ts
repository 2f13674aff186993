import { expect, test } from 'vitest';
import { toPuckData, toPageDetails, type PageDetails } from '../../../../editor/src/model/page.ts';

test('page: a page that is read and saved is the same, with all parts of its blocks', () => {
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

test('page: equal blocks have ids of their own', () => {
  const { content } = toPuckData({ title: '', description: '', blocks: [{ html: '' }, { html: '' }] });
  expect(content[0]!.props.id).not.toBe(content[1]!.props.id);
});
