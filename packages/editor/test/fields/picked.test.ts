import type { Schema } from 'saaristo/form';
import { expect, test } from 'vitest';
import { listPickKinds, withPicked } from '../../src/fields/picked.ts';
import { jsonSchema } from '../../../build/catalogue.ts';
import { widgets } from '../../../../test/conformance/widgets.ts';

const pick = {
  id: '10101',
  title: 'Saunamakkara',
  url: '/tuotteet/saunamakkara',
  image: '/m.jpg',
  category: 'Makkarat',
  minutes: null,
};
const schemaOf = (name: string): Schema =>
  jsonSchema(widgets.find((widget) => widget.name === name)!.definition);

test('picker: choosing a product sets number, name, address and picture, and keeps other props', () => {
  const card = schemaOf('card-grid').properties!['cards']!.items!;
  expect(
    withPicked(card, { type: 'product', header: 'Vanha', contentId: 'oma' }, { name: 'productCode' }, pick),
  ).toEqual({
    type: 'product',
    header: 'Saunamakkara',
    contentId: 'oma',
    link: '/tuotteet/saunamakkara',
    image: '/m.jpg',
    productCode: '10101',
  });
});

test('picker: a block with two products gets the fields of the chosen one', () => {
  const schema = schemaOf('product-card');
  expect(withPicked(schema, {}, { name: 'code' }, pick)).toEqual({
    code: '10101',
    title: 'Saunamakkara',
    url: '/tuotteet/saunamakkara',
    image: '/m.jpg',
  });
  expect(withPicked(schema, {}, { name: 'productCode' }, { ...pick, url: '' })).toEqual({
    productCode: '10101',
    header: 'Saunamakkara',
    image: '/m.jpg',
  });
});

test('picker: a block with only a number gets the number', () => {
  expect(withPicked(schemaOf('reviews'), {}, { name: 'productId' }, pick)).toEqual({ productId: '10101' });
});

test('picker: a product for a recipe card makes it a product card, without the props of recipes [EDITOR]', () => {
  const card = schemaOf('card-grid').properties!['cards']!.items!;
  const example = {
    type: 'recipe',
    header: 'Esimerkki',
    image: 'data:,',
    productImage: 'data:,',
    totalTime: 20,
  };
  expect(withPicked(card, example, { kind: 'product' }, pick)).toEqual({
    type: 'product',
    header: 'Saunamakkara',
    link: '/tuotteet/saunamakkara',
    image: '/m.jpg',
    productCode: '10101',
  });
});

test('picker: a recipe sets type and time, and keeps another type of recipes [EDITOR]', () => {
  const card = schemaOf('card-grid').properties!['cards']!.items!;
  const recipe = { ...pick, id: 'r1', minutes: 30 };
  expect(withPicked(card, {}, { kind: 'recipe' }, recipe)).toMatchObject({ type: 'recipe', totalTime: 30 });
  expect(withPicked(card, { type: 'broiler-recipe' }, { kind: 'recipe' }, recipe)['type']).toBe(
    'broiler-recipe',
  );
});

test('picker: a product whose number is a number [EDITOR]', () => {
  const product = schemaOf('sales-form').properties!['products']!.items!;
  expect(withPicked(product, {}, { kind: 'product' }, pick)).toEqual({
    productId: 10101,
    title: 'Saunamakkara',
  });
});

test('picker: the lists that hold products or recipes [EDITOR]', () => {
  const lists = widgets.flatMap(({ name }) =>
    Object.entries(schemaOf(name).properties ?? {}).flatMap(([prop, { items }]) => {
      const kinds = items ? listPickKinds(items) : [];
      return kinds.length > 0 ? [`${name}.${prop}: ${kinds.join(', ')}`] : [];
    }),
  );
  expect(lists).toEqual([
    'card-carousel.cards: product, recipe',
    'card-grid.cards: product, recipe',
    'sales-form.products: product',
  ]);
});
