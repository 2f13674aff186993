import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import CartSync from '../../../../widgets/shop/cart-sync/CartSync.tsx';
import definition from '../../../../widgets/shop/cart-sync/widget.ts';
import { renderWidget } from '../../../render.tsx';

const SHOP = 'https://shop.example.test';
const comeFrom = (url: string) => void vi.spyOn(document, 'referrer', 'get').mockReturnValue(url);

test.each<[who: string, count: number, prepare: () => void]>([
  ['who has nothing', 0, () => {}],
  ['who has a cart on the site', 1, () => localStorage.setItem('cart', '{}')],
  ['who comes from the shop', 1, () => comeFrom(`${SHOP}/tuotteet`)],
  ['who comes from a similar host', 0, () => comeFrom(`${SHOP}.evil.example/`)],
])(
  'shop frame: with defersShopFrame, a visitor %s has %i with the page [SYN-01]',
  async (_, count, prepare) => {
    prepare();
    const settings = { site: 'jyvabroiler', shopOrigin: SHOP, defersShopFrame: true };
    renderWidget(definition, CartSync, {}, settings);
    // The widget's import of the same module is done before this one.
    await import('#store/cart/frame.ts');
    await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(count));
  },
);
