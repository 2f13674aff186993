import { expect, test } from 'vitest';
import { createBlockElement } from '../../src/canvas/slot-elements.ts';
import type { PlainBlock } from '../../src/contract.ts';
import { createCatalogue } from '../../src/model/catalogue.ts';
import { createExamples } from '../../src/model/fresh-example.ts';
import { createPuckConfig } from '../../src/model/puck-config.tsx';
import { getMessages } from '../../src/messages.ts';
import { toItem } from '../../src/model/page.ts';

const PAIR: PlainBlock = {
  name: 'pair',
  title: 'Pair',
  description: '',
  category: 'text',
  icon: '',
  example: {},
  props: {
    type: 'object',
    properties: { look: { type: 'string', enum: ['calm', 'loud'], default: 'calm' } },
  },
  slots: [
    { name: 'left', title: 'Left' },
    { name: 'right', title: 'Right' },
  ],
  start: { left: [{ html: '<p></p>' }] },
};
const plain = new Map([['pair', PAIR]]);

test('block whose list is empty on the canvas: it shows the items of the site, as visitors get them [EDITOR]', () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML =
    '<script type="application/json" id="items">{"jobs":{"list":[{"title":"Kokki"}]}}</script>';
  const show = (widget: string, props: object) =>
    createBlockElement(page, { widget, props } as never, plain).dataset['props'];
  expect([show('jobs', { list: [], header: 'Työ' }), show('jobs', {})]).toEqual([
    '{"list":[{"title":"Kokki"}],"header":"Työ"}',
    '{"list":[{"title":"Kokki"}]}',
  ]);
  expect([show('jobs', { list: [{ title: 'Oma' }] }), show('card', {})]).toEqual([
    '{"list":[{"title":"Oma"}]}',
    '{}',
  ]);
});

test('plain block on the canvas: it is the element of the server, with its slots in the declared order [EDITOR]', () => {
  const slots = {
    right: [{ widget: 'card', props: { header: 'B' } }],
    left: [{ html: '<p>A</p>' }],
  };
  const { outerHTML } = createBlockElement(
    document,
    { widget: 'pair', props: { look: 'loud' }, slots },
    plain,
  );
  expect(outerHTML).toBe(
    '<div class="pair" data-look="loud"><div><p>A</p></div>' +
      '<div><div data-widget="card" data-props="{&quot;header&quot;:&quot;B&quot;}"></div></div></div>',
  );
});

test('plain block on the canvas: an empty text shows the name of its slot, and a wrong choice is the default, which is no attribute [EDITOR]', () => {
  const block = { widget: 'pair', props: { look: '"><script>' }, slots: PAIR.start! };
  const element = createBlockElement(document, block, plain);
  expect(element.outerHTML).toBe('<div class="pair"><div><p data-blank="Left"></p></div></div>');
});

test('new plain block: it begins with the blocks of its slots [EDITOR]', () => {
  const catalogue = createCatalogue({ widgets: [PAIR] }, 'en');
  const api = { isThere: () => Promise.resolve(true) };
  const examples = createExamples(api, { site: 'atriafi', path: '/a', language: 'fi' }, catalogue);
  const { components } = createPuckConfig(catalogue, [], getMessages('en'), examples);
  const item = toItem({ type: 'pair', props: { id: 'a', ...components['pair']!.defaultProps } });
  expect(item.props.slots).toEqual(PAIR.start);
});
