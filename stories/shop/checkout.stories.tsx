import type { StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { reloadCart } from '#store/cart/load.ts';
import { emptyAddress, emptyCustomer } from '#store/customer/model.ts';
import { store } from '#store/store.ts';
import { handlers } from '../../src/api/mocks/handlers.ts';
import { neverAnswer } from '../../src/api/mocks/unanswered.ts';
import { waitUntilSettled } from '../settled.ts';
import Checkout from '../../widgets/shop/checkout/Checkout.tsx';
import { examples } from '../../widgets/shop/checkout/examples.ts';
import definition from '../../widgets/shop/checkout/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, Checkout, examples);

export default { ...meta, tags: ['wide'] };

type Stage = Parameters<NonNullable<StoryObj['play']>>[0];

const WORD = 'Elintarviketurvallisuusvirastonhyväksyntämenettelyohjeistukset';
const lineItems = [
  { code: 'LK-1', name: 'Naudan sisäfilee', category: 'Nauta', quantity: 1, linePrice: '34,90' },
];
const cart = {
  lineItems,
  lineItemCount: 1,
  subTotal: '34,90',
  shippingTotal: '6,90',
  vatTotal: '4,98',
  vatPercent: '13,5',
  total: '41,80',
};
const address = {
  firstName: 'Aino',
  lastName: 'Virta',
  streetAddress: 'Rantatie 1 A 2',
  postalCode: '00100',
  city: 'Helsinki',
};

/** The usual answers, except for the cart's and the given ones. */
const answering = (answer: object = {}, ...more: ReturnType<typeof handlers>) => ({
  msw: {
    handlers: [
      http.get('*/shoppingcart/load', () => HttpResponse.json({ ...cart, ...answer })),
      ...more,
      ...handlers(),
    ],
  },
});

/** Opens the checkout at a hash, with cart and customer loaded. Each story starts again. */
const opens =
  (hash: string, customer: object = {}, then?: (stage: Stage) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    await reloadCart();
    store.setState({ customer: { ...emptyCustomer, loading: false, ...customer } });
    history.replaceState(null, '', '?postinumero=00100#');
    location.hash = hash;
    await stage.canvas.findByRole('heading', { level: 2, name: hash === 'maksu' ? 'Maksu' : 'Toimitus' });
    await waitUntilSettled(stage.canvasElement);
    await then?.(stage);
  };

export const Elsewhere = story('checkout', { name: 'CHK-01 neither step' });
export const Delivery = story('checkout', {
  name: 'CHK-09 delivery, filled in',
  parameters: answering(),
  play: opens('toimitus', {}, async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Etunimi/), 'Aino');
    await userEvent.click(canvas.getByRole('radio', { name: 'keskiviikko 25.11.' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'klo 16–18' }));
    await expect(canvas.getByRole('button', { name: 'Siirry maksamaan' })).toBeVisible();
  }),
});
export const LoggedIn = story('checkout', {
  name: 'CHK-22 delivery, an address that is far from the times',
  parameters: answering(),
  play: opens('toimitus', {
    loggedIn: true,
    deliveryAddress: { ...address, streetAddress: WORD, postalCode: '33100' },
  }),
});
export const FailingCall = story('failing call', {
  name: 'CHK-14 CHK-15 the times fail, the cart is empty',
  play: opens('toimitus', {}, async ({ canvas }) => {
    await expect(await canvas.findByText('Toimitusaikojen latauksessa tapahtui virhe.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vahvista tilaus' })).toBeDisabled();
  }),
});
export const TimesLoading = story('checkout', {
  name: 'CHK-10 the times are on their way',
  parameters: answering({}, http.get('*/checkout/delivery', neverAnswer)),
  play: opens('toimitus'),
});
export const WithWarnings = story('checkout', {
  name: 'CHK-17 warnings lead back to the delivery',
  parameters: answering({
    checkoutWarnings: ['Tuotetta Naudan sisäfilee on jäljellä 3 kpl.', `Valitse toimitusaika. ${WORD}`],
  }),
  play: opens('toimitus', { deliveryAddress: { ...emptyAddress, firstName: 'Aino' } }),
});
export const Payment = story('checkout', {
  name: 'CHK-19 payment, none chosen',
  parameters: answering(),
  play: opens('maksu', { deliveryAddress: address }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maksa' }));
    await expect(canvas.getByText('Valitse maksutapa.')).toBeVisible();
  }),
});
export const FreeOrder = story('checkout', {
  name: 'CHK-15 a free order',
  parameters: answering({ total: '0,00', usedGiftCardAmount: '41,80' }),
  play: opens('maksu', { deliveryAddress: address }),
});
export const Hostile = story('hostile', {
  parameters: answering(),
  play: opens('maksu', {}, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '<script>alert(1)</script>' }));
  }),
});
