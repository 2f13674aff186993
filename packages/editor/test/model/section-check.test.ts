import { expect, test } from 'vitest';
import type { Section } from '../../src/contract.ts';
import { getMessages } from '../../src/messages.ts';
import type { Widget } from '../../src/model/catalogue.ts';
import { checkSection } from '../../src/model/section-check.ts';

const t = getMessages('en');
const teaser = {
  title: 'Teaser',
  props: {
    type: 'object',
    properties: {
      title: { type: 'string', title: 'Title' },
      link: { type: 'string', format: 'link', title: 'Link' },
    },
  },
  example: { title: 'An invented title', link: '' },
} as unknown as Widget;

test('section: the faults, examples and links of its blocks are those of the block that stands for it [EDITOR]', () => {
  const section: Section = {
    id: 7,
    version: 1,
    site: 'atriafi',
    language: 'fi',
    name: 'Shared',
    state: 'published',
    html: '',
    blocks: [
      { html: '<p>Right <a href="/there">there</a></p>' },
      {
        widget: 'teaser',
        example: true,
        props: { title: 'An invented title', link: 'javascript:alert(1)' },
      },
      { html: '<p><img src="/a.jpg"></p>' },
    ],
  };
  const { own, addresses } = checkSection(section, new Map([['teaser', teaser]]), t);
  expect(own).toEqual([
    { topic: 'links', path: [], message: `In the section, 2. Teaser: Link: ${t.errors.address}` },
    { topic: 'examples', path: [], message: expect.stringMatching(/^In the section, 2\. Teaser: .*Title/) },
    { topic: 'pictures', path: [], message: expect.stringContaining('In the section, 3. Rich text: ') },
  ]);
  expect(addresses.map(({ address, path }) => [address, path])).toEqual([
    ['/there', []],
    ['javascript:alert(1)', []],
    ['/a.jpg', []],
  ]);
});
