import { expect, test } from 'vitest';
import { listPageKinds } from '../../../tools/size/pages.ts';

test('budgets: a page that several widgets name has all of them, their parts and the sum of their bytes', () => {
  expect(
    listPageKinds([
      { name: 'cart', title: 'Cart', budgets: [{ page: 'Basket', bytes: 16_000, parts: ['shop-cart'] }] },
      { name: 'no-budget', title: 'No budget' },
      { name: 'checkout', title: 'Checkout', budgets: [{ page: 'Basket', bytes: 12_000 }] },
    ]),
  ).toEqual([{ name: 'Basket', widgets: ['cart', 'checkout'], parts: ['shop-cart'], budget: 28_000 }]);
});

test('budgets: a budget without a page is for a page with only the widget, named after its title', () => {
  expect(listPageKinds([{ name: 'like-button', title: 'Like button', budgets: [{ bytes: 8_000 }] }])).toEqual(
    [{ name: 'Like button', widgets: ['like-button'], parts: [], budget: 8_000 }],
  );
});
