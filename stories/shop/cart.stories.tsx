import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { reloadCart } from '#store/cart/load.ts';
import Cart from '../../widgets/shop/cart/Cart.tsx';
import { examples } from '../../widgets/shop/cart/examples.ts';
import definition from '../../widgets/shop/cart/widget.ts';
import { calls } from '../../src/api/mocks/answers.ts';
import { handlers } from '../../src/api/mocks/handlers.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, Cart, examples);

export default {
  ...meta,
  globals: { site: 'lihakauppa' },
  // The cart is loaded once per page, and all stories here share a page.
  beforeEach: () => void reloadCart(),
};

const PATH = '*/api/v1/lihakauppa/shoppingcart';
const answer = calls.find(({ path }) => path.endsWith('shoppingcart/load'))!.answer as {
  lineItems: { code: string }[];
};
/** Answers all cart calls with this cart instead of the usual one. */
const shopWith = (cart: object, ...before: ReturnType<typeof handlers>) => ({
  msw: {
    handlers: [
      ...before,
      http.get(`${PATH}/load`, () => HttpResponse.json({ ...answer, ...cart })),
      http.post(`${PATH}/:change`, () =>
        HttpResponse.json({ couponCodes: [], cart: { ...answer, ...cart }, ...answer, ...cart }),
      ),
      ...handlers(),
    ],
  },
});

const cuts = ['Naudan entrecôte', 'Possun kassler', 'Karitsan viulu', 'Ylikypsä poskiliha', 'Riistakäristys'];
const long = Array.from({ length: 25 }, (_, at) => ({
  code: `LK-${at}`,
  productId: at,
  name:
    at === 1
      ? 'Raakakypsytetty ylämaankarjan ulkofileepihvikokoelma luomuyrttimarinadissa'
      : `${cuts[at % cuts.length]} ${at + 1}`,
  category: ['Nauta', 'Possu', 'Karitsa', 'Nauta', 'Riista'][at % 5],
  quantity: (at % 4) + 1,
  linePrice: `${((at % 4) + 1) * 14},00`,
  linePriceWithoutDiscounts: `${((at % 4) + 1) * (at % 3 === 0 ? 17 : 14)},00`,
}));

export const Filled = story('filled');
export const LongCart = story('filled', {
  name: 'Long cart, with every row of the summary',
  parameters: shopWith({
    lineItems: long,
    lineItemCount: 62,
    subTotal: '868,00',
    orderDiscount: '86,80',
    shippingTotal: '0,00',
    shippingTotalWithoutDiscounts: '6,90',
    handlingTotal: '1,90',
    usedGiftCardAmount: '50,00',
    vatTotal: '87,16',
    vatPercent: '13,5',
    total: '733,10',
    couponCodes: ['KEVAT10', 'LAHJAKORTTI-2026-ABCD-1234'],
  }),
});
export const Warnings = story('filled', {
  name: 'SHP-13 sold out, and a price that changed',
  parameters: shopWith({
    warnings: ['Tuotteen Naudan sisäfilee hinta on muuttunut: nyt 12,90 €.'],
    checkoutWarnings: ['Tuote Naudan sisäfilee on loppunut. Poista se jatkaaksesi.'],
  }),
});
export const Locked = story('filled', {
  name: 'SHP-13 locked while its payment is awaited',
  parameters: shopWith({ isEditable: false, couponCodes: ['KEVAT10'] }),
});
export const CouponError = story('filled', {
  name: 'SHP-25 a code that is not valid',
  parameters: shopWith({}),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByLabelText('Etukoodi')).toBeVisible());
    await userEvent.type(canvas.getByLabelText('Etukoodi'), 'VANHA{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('Etukoodi on virheellinen tai se ei ole voimassa.')).toBeVisible(),
    );
  },
});
export const FailingChange = story('filled', {
  name: 'SHP-20 a change that fails',
  parameters: shopWith(
    {},
    http.post(`${PATH}/changequantity`, () => HttpResponse.json({}, { status: 500 })),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lisää määrää' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Siirry kassalle' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
});
export const Removed = story('filled', {
  name: 'SHP-21 taken out, with the way back',
  parameters: shopWith(
    { lineItems: long.slice(0, 3) },
    http.post(`${PATH}/changequantity`, () =>
      HttpResponse.json({ ...answer, lineItems: [long[0], long[2]], total: '56,00' }),
    ),
  ),
  async play({ canvas, userEvent }) {
    const line = within((await canvas.findByRole('heading', { name: long[1]!.name })).closest('li')!);
    await userEvent.click(line.getByRole('button', { name: 'Poista' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Palauta/ })).toBeVisible(), {
      timeout: 5000,
    });
  },
});
export const MobileBar = story('own cards', {
  name: 'SHP-08 the bar on a phone, and cards of the CMS',
  globals: { viewport: { value: 'w320' } },
});
export const Empty = story('empty');
export const Slow = story('slow call');
export const FailingCall = story('failing call');
