import { expect, test } from 'vitest';
import type { PageDetails } from '../../src/contract.ts';
import { mergeIntoData, toPuckData, toPageDetails } from '../../src/model/page.ts';

test('page: reading and saving a page keeps all parts of its blocks', () => {
  const details: PageDetails = {
    title: 'Page',
    description: 'Of it',
    unlisted: true,
    blocks: [
      { html: '<h1>Hello</h1>' },
      { html: '', name: 'Lead', hideOn: ['phone'] },
      {
        widget: 'like-button',
        version: 2,
        props: { contentId: 'x' },
        load: 'eager',
        name: 'Likes',
        example: true,
      },
      { widget: 'gone', props: {} },
    ],
  };
  expect(toPageDetails(toPuckData(details))).toEqual(details);
});

test('page: equal blocks get different ids', () => {
  const { content } = toPuckData({ title: '', description: '', blocks: [{ html: '' }, { html: '' }] });
  expect(content[0]!.props.id).not.toBe(content[1]!.props.id);
});

test('page: merging another version, keeps the id of each block and the value of unchanged ones', () => {
  const text = (html: string) => ({ html });
  const like = (contentId: string) => ({ widget: 'like-button', props: { contentId } });
  const page = (...blocks: PageDetails['blocks']): PageDetails => ({ title: 'a', description: '', blocks });
  const base = page(text('<p>a</p>'), like('x'));
  const data = toPuckData(page(text('<p>mine</p>'), like('x')));
  const merged = mergeIntoData(data, base, { ...page(text('<p>a</p>'), like('y'), like('z')), title: 'b' });
  expect(toPageDetails(merged)).toEqual({ ...page(text('<p>mine</p>'), like('y'), like('z')), title: 'b' });
  expect(merged.content[0]).toBe(data.content[0]);
  expect(merged.content[1]!.props.id).toBe(data.content[1]!.props.id);
});
