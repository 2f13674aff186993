import type { Schema } from 'saaristo/form';
import { expect, test } from 'vitest';
import { withPicked } from '../../../../editor/src/fields/picked.ts';
import { jsonSchema } from '../../../../tools/build/catalogue.ts';
import { widgets } from '../../../conformance/widgets.ts';

const pick = { id: '10101', title: 'Saunamakkara', url: '/tuotteet/saunamakkara', image: '/m.jpg' };
const schemaOf = (name: string): Schema =>
  jsonSchema(widgets.find((widget) => widget.name === name)!.definition);

test('picker: choosing a product sets number, name, address and picture, and keeps other props', () => {
  const card = schemaOf('card-grid').properties!['cards']!.items!;
  expect(
    withPicked(card, { type: 'product', header: 'Vanha', ctaButton: 'Osta' }, 'productCode', pick),
  ).toEqual({
    type: 'product',
    header: 'Saunamakkara',
    ctaButton: 'Osta',
    link: '/tuotteet/saunamakkara',
    image: '/m.jpg',
    productCode: '10101',
  });
});

test('picker: a block with two products gets the fields of the chosen one', () => {
  const schema = schemaOf('product-card');
  expect(withPicked(schema, {}, 'code', pick)).toEqual({
    code: '10101',
    title: 'Saunamakkara',
    url: '/tuotteet/saunamakkara',
    image: '/m.jpg',
  });
  expect(withPicked(schema, {}, 'productCode', { ...pick, url: '' })).toEqual({
    productCode: '10101',
    header: 'Saunamakkara',
    image: '/m.jpg',
  });
});

test('picker: a block with only a number gets the number', () => {
  expect(withPicked(schemaOf('reviews'), {}, 'productId', pick)).toEqual({ productId: '10101' });
});
