import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineWidget, editor } from '#island/define.ts';
import { createControls } from '../../../stories/controls.ts';
import { jsonSchema } from '../../../packages/build/catalogue.ts';

const definition = defineWidget({
  name: 'sample',
  title: 'Sample',
  description: 'One prop of each kind.',
  category: 'content',
  icon: 'M0 0h24v24H0Z',
  props: {
    header: v.pipe(v.string(), editor('Heading', 'Above the list')),
    rows: v.optional(v.pipe(v.number(), v.integer(), editor('Rows')), 3),
    open: v.optional(v.pipe(v.boolean(), editor('Open')), false),
    dots: v.optional(v.pipe(v.picklist(['inside', 'below']), editor('Dots')), 'inside'),
    items: v.pipe(v.array(v.object({ label: v.string() })), editor('Items')),
  },
  load: 'visible',
  reservedHeight: 0,
  texts: { fi: {}, se: {}, en: {}, de: {} },
});
const rows = createControls(jsonSchema(definition));

test('controls: each prop has the control for its type', () => {
  expect(rows['header']).toMatchObject({ control: 'text' });
  expect(rows['rows']).toMatchObject({ control: 'number' });
  expect(rows['open']).toMatchObject({ control: 'boolean' });
  expect(rows['dots']).toMatchObject({ control: 'select', options: ['inside', 'below'] });
  expect(rows['items']).toMatchObject({ control: 'object' });
  expect(rows['site']).toMatchObject({ control: 'select' });
});

test('controls: the table contains title, help, default and required', () => {
  expect(rows['header']).toMatchObject({ description: 'Heading: Above the list', type: { required: true } });
  expect(rows['rows']).toMatchObject({
    type: { required: false },
    table: { defaultValue: { summary: '3' } },
  });
});
