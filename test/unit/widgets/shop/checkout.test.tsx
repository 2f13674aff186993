import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadCartOnce } from '#store/cart/load.ts';
import { emptyCart } from '#store/cart/model.ts';
import { loadCustomerOnce, showCustomer } from '#store/customer/actions.ts';
import { emptyCustomer } from '#store/customer/model.ts';
import { initialState, store } from '#store/store.ts';
import Checkout from '../../../../widgets/shop/checkout/Checkout.tsx';
import { load } from '../../../../widgets/shop/checkout/load.ts';
import definition from '../../../../widgets/shop/checkout/widget.ts';
import { loadAtHere, renderWidget } from '../../../render.tsx';
import { api, expectConsole } from '../../../setup.ts';

const TIMES = '/api/v1/lihakauppa/checkout/delivery';
const LOAD = '/api/v1/lihakauppa/shoppingcart/load';
const line = {
  code: 'LK-1',
  productId: 1,
  name: 'Naudan sisäfilee',
  category: 'Nauta',
  quantity: 2,
  linePrice: '25,80',
  linePriceWithoutDiscounts: '25,80',
};
const filled = { ...emptyCart, loading: false, total: '32,70', lineItemCount: 2, lineItems: [line] };
const address = {
  firstName: 'Aino',
  lastName: 'Virta',
  streetAddress: 'Rantatie 1',
  postalCode: '00100',
  city: 'Helsinki',
};
const dates = [
  { value: 'd1', label: 'tiistai 24.11.', times: [{ value: 't1', label: 'klo 8–10' }] },
  {
    value: 'd2',
    label: 'keskiviikko 25.11.',
    times: [
      { value: 't1', label: 'klo 8–10' },
      { value: 't2', label: 'klo 16–18' },
    ],
  },
];
const methods = [
  { code: 'FI54', label: 'MobilePay' },
  { code: 'FI50', label: 'Kortti' },
  { code: 'FI01', label: 'Pankki' },
];

interface Given {
  hash?: string;
  query?: string;
  cart?: object;
  customer?: object;
  props?: object;
  settings?: object;
}

const show = (state: { cart?: object; customer?: object }): void =>
  act(() => {
    store.setState({
      cart: { ...filled, ...state.cart },
      customer: { ...emptyCustomer, loading: false, ...state.customer },
    });
  });

/** Renders the checkout at a hash with a known cart and customer. */
function open({
  hash = '#toimitus',
  query = '?postinumero=00100',
  cart,
  customer,
  props,
  settings,
}: Given = {}) {
  history.replaceState(null, '', `/ostoskori${query}${hash}`);
  show({ ...(cart && { cart }), ...(customer && { customer }) });
  return renderWidget(
    definition,
    Checkout,
    { paymentMethods: methods, purchaseFormSelector: '#order', ...props },
    { site: 'lihakauppa', ...settings },
  );
}

/** Navigates like a link to the hash. */
async function goTo(hash: string): Promise<void> {
  await act(async () => {
    location.hash = hash;
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    heard.mockClear();
  });
}
const heard = vi.fn();

/** Returns the postal codes whose times are requested from now on. */
function times(
  respond: () => Response = () => HttpResponse.json({ status: 200, data: { dates } }),
): string[] {
  const requests: string[] = [];
  api.use(
    http.get(TIMES, ({ request }) => {
      requests.push(new URL(request.url).search);
      return respond();
    }),
  );
  return requests;
}

/** Adds the page's own form. Returns its posts. */
function purchaseForm(html = ''): Record<string, string>[] {
  const posts: Record<string, string>[] = [];
  const form = document.createElement('form');
  form.id = 'order';
  form.innerHTML = html;
  document.body.append(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    posts.push(Object.fromEntries(new FormData(form)) as Record<string, string>);
  });
  return posts;
}

const heading = () => screen.queryByRole('heading', { level: 2, name: /^(Toimitus|Maksu)$/ })?.textContent;
const radio = (name: string) => screen.getByRole('radio', { name });
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const events = () => (window.dataLayer as { event: string }[] | undefined) ?? [];
const eventNames = () => events().map(({ event }) => event);

beforeAll(async () => {
  api.use(
    http.get(LOAD, () => HttpResponse.json(emptyCart)),
    http.get('/api/lk/customer', () => HttpResponse.json({ loggedIn: false })),
  );
  await Promise.all([loadCartOnce(), loadCustomerOnce()]);
});
beforeEach(() => {
  store.setState(initialState, true);
  delete window.dataLayer;
  heard.mockClear();
  addEventListener('hashchange', heard);
  times();
  return () => removeEventListener('hashchange', heard);
});

test('checkout: only the step of the hash is shown; a change scrolls to the top and moves the focus [CHK-01] [CHK-02]', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { container } = open({ hash: '#tuotteet' });
  expect(container).toBeEmptyDOMElement();
  await goTo('#toimitus');
  expect(heading()).toBe('Toimitus');
  expect(screen.getByRole('heading', { level: 2, name: 'Toimitus' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledTimes(1);
  await goTo('#maksu');
  expect(heading()).toBe('Maksu');
  expect(screen.queryByRole('radio', { name: 'tiistai 24.11.' })).toBeNull();
  expect(scroll).toHaveBeenCalledTimes(2);
  const steps = within(screen.getByRole('navigation', { name: 'Tilauksen vaiheet' }));
  expect(steps.getByRole('link', { name: 'Ostoskori' })).toHaveAttribute('href', '#tuotteet');
  expect(steps.getByRole('link', { name: 'Toimitus' })).toHaveAttribute('href', '#toimitus');
  await goTo('#kirjaudu');
  expect(container).toBeEmptyDOMElement();
  expect(scroll).toHaveBeenCalledTimes(2);
});

test('checkout: a day and its times are selected, and another day clears the time [CHK-09] [CHK-10] [CHK-11] [CHK-12] [API-41]', async () => {
  const requests = times();
  open();
  await choose('keskiviikko 25.11.');
  expect(requests).toEqual(['?postalCode=00100']);
  expect(screen.getByText('Toimituspäiviä: 2')).toHaveAttribute('aria-live', 'polite');
  await choose('klo 16–18');
  expect(store.getState().delivery).toMatchObject({
    postalCode: '00100',
    deliveryDate: 'd2',
    deliveryDateText: 'keskiviikko 25.11.',
    deliveryTime: 't2',
    deliveryTimeText: 'klo 16–18',
  });
  expect(sessionStorage.getItem('deliveryDate')).toBe('d2');
  expect(sessionStorage.getItem('deliveryTime')).toBe('t2');
  await choose('tiistai 24.11.');
  expect(screen.queryByRole('radio', { name: 'klo 16–18' })).toBeNull();
  expect(radio('klo 8–10')).not.toBeChecked();
  expect(store.getState().delivery).toMatchObject({ deliveryDate: 'd1', deliveryTime: '' });
  expect(sessionStorage.getItem('deliveryTime')).toBeNull();
});

test('checkout: a reload restores the selection, also at the payment step [CHK-12]', async () => {
  sessionStorage.setItem('deliveryDate', 'd2');
  sessionStorage.setItem('deliveryTime', 't2');
  open({ hash: '#maksu', customer: { deliveryAddress: address } });
  expect(await screen.findByText('keskiviikko 25.11., klo 16–18')).toBeVisible();
  await goTo('#toimitus');
  expect(radio('keskiviikko 25.11.')).toBeChecked();
  expect(radio('klo 16–18')).toBeChecked();
});

test('checkout: days without a value are left out, and no days are reported [CHK-10]', async () => {
  times(() => HttpResponse.json({ status: 200, data: { dates: [{ label: 'x' }, null, 5] } }));
  open();
  expect(await screen.findByText(/ei ole juuri nyt vapaita/)).toBeVisible();
});

test('checkout: without a valid postal code in the address the typed one counts [CHK-09]', async () => {
  const requests = times();
  open({ query: '?postinumero=<b>' });
  expect(screen.getByText(/Kirjoita postinumero/)).toBeVisible();
  expect(requests).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Postinumero/), { target: { value: '33100' } });
  await screen.findByRole('radio', { name: 'tiistai 24.11.' });
  expect(requests).toEqual(['?postalCode=33100']);
});

test('checkout: an address outside of the area of the times is reported, and a press loads its times [CHK-09]', async () => {
  const requests = times();
  open({ customer: { loggedIn: true, deliveryAddress: { ...address, postalCode: '33100' } } });
  press('Näytä ajat postinumerolle 33100');
  await vi.waitFor(() => expect(requests).toEqual(['?postalCode=00100', '?postalCode=33100']));
  expect(location.search).toBe('?postinumero=33100');
  expect(screen.queryByText(/mutta osoitteessa on/)).toBeNull();
});

test.each([
  ['the address of the page', '?postinumero=00100', '20100', true, '33100', '00100'],
  ['the checked code', '', '20100', true, '33100', '20100'],
  ['the stored address of a customer', '', '', true, '33100', '33100'],
  ['the typed address', '', '', false, '33100', '33100'],
])(
  'checkout: the times are those of %s, if no stronger code is known [CHK-09] [CHK-13]',
  async (_, query, postalCode, loggedIn, written, code) => {
    const requests = times();
    store.setState({ delivery: { ...store.getState().delivery, postalCode } });
    open({ query, customer: { loggedIn, deliveryAddress: { ...address, postalCode: written } } });
    await screen.findByRole('radio', { name: 'tiistai 24.11.' });
    expect(requests).toEqual([`?postalCode=${code}`]);
  },
);

test.each([
  ['33100', '33100'],
  ['', '00100'],
])(
  'checkout: the order has the postal code of the address (%j), otherwise that of the times [CHK-18]',
  async (code, sent) => {
    const posts = purchaseForm('<input name="Form.PostalCode">');
    open({
      hash: '#maksu',
      customer: { loggedIn: true, deliveryAddress: { ...address, postalCode: code } },
    });
    await vi.waitFor(() => expect(store.getState().delivery.postalCode).toBe('00100'));
    fireEvent.click(radio('Kortti'));
    press('Maksa');
    expect(posts).toMatchObject([{ 'Form.PostalCode': sent }]);
  },
);

test("checkout: validation of the page's form does not stop the order, because the server reports errors [CHK-18]", () => {
  const posts = purchaseForm('<input type="hidden" name="a"><input name="b" required>');
  open({ hash: '#maksu' });
  fireEvent.click(radio('Kortti'));
  press('Maksa');
  expect(posts).toMatchObject([{ b: '', 'Form.PaymentMethodCode': 'FI50' }]);
});

test('checkout: an anonymous visitor types the address, which is stored for the session [CHK-22]', () => {
  open();
  expect(screen.getByLabelText(/^Postinumero/)).toHaveValue('00100');
  fireEvent.change(screen.getByLabelText(/^Etunimi/), { target: { value: 'Aino' } });
  fireEvent.change(screen.getByLabelText(/^Sähköposti/), { target: { value: 'aino@example.fi' } });
  const stored: unknown = JSON.parse(sessionStorage.getItem('customer') ?? '');
  expect(stored).toEqual(store.getState().customer);
  expect(stored).toMatchObject({
    deliveryAddress: { firstName: 'Aino', postalCode: '00100' },
    email: 'aino@example.fi',
    loggedIn: false,
  });
});

test('checkout: a logged-in customer sees the stored address and a link to the account, and can write to the driver [CHK-22]', () => {
  open({
    customer: { loggedIn: true, deliveryAddress: address },
    settings: { accountLink: { label: 'Oma tili', link: '/tili' } },
  });
  expect(screen.getByText('Rantatie 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oma tili' })).toHaveAttribute('href', '/tili');
  expect(screen.queryByLabelText(/^Etunimi/)).toBeNull();
  const note = screen.getByRole('textbox', { name: /^Lisätietoja toimitukseen/ });
  fireEvent.change(note, { target: { value: 'Soita portilla' } });
  expect(store.getState().customer.additionalInformation).toBe('Soita portilla');
});

test('checkout: a logged-in customer orders to another address, which is checked and kept for the order [CHK-16] [CHK-22]', async () => {
  times();
  const posts = purchaseForm('<input type="hidden" name="Form.StreetAddress"><input name="Form.Email">');
  open({
    customer: { loggedIn: true, email: 'aino@example.fi', deliveryAddress: address },
    settings: { orderFormUrl: '/tilaus' },
  });
  press('Toimita toiseen osoitteeseen');
  const street = screen.getByRole('textbox', { name: /^Katuosoite/ });
  expect(screen.getByRole('textbox', { name: /^Etunimi/ })).toHaveFocus();
  expect(street).toHaveValue('Rantatie 1');
  fireEvent.change(street, { target: { value: '' } });
  await choose('tiistai 24.11.');
  await choose('klo 8–10');
  press('Siirry maksamaan');
  expect(street).toBeInvalid();
  fireEvent.change(street, { target: { value: 'Mökkitie 2' } });
  press('Siirry maksamaan');
  await vi.waitFor(() => expect(heading()).toBe('Maksu'));
  expect(screen.getByText('Mökkitie 2')).toBeVisible();
  await choose('Kortti');
  press('Maksa');
  expect(posts).toEqual([
    expect.objectContaining({ 'Form.StreetAddress': 'Mökkitie 2', 'Form.Email': 'aino@example.fi' }),
  ]);
});

test('checkout: an address typed instead of the one of the account is shown after a reload, and can be undone [CHK-22]', () => {
  const account = { ...emptyCustomer, loggedIn: true, email: 'aino@example.fi', deliveryAddress: address };
  const reload = () => {
    const { unmount } = open({ customer: { loading: true } });
    act(() => showCustomer({ ...account, loading: false }));
    return unmount;
  };
  const leave = reload();
  press('Toimita toiseen osoitteeseen');
  const street = () => screen.queryByRole('textbox', { name: /^Katuosoite/ });
  fireEvent.change(street()!, { target: { value: 'Mökkitie 2' } });
  leave();
  reload();
  expect(street()).toHaveValue('Mökkitie 2');
  press('Toimita tilin osoitteeseen');
  expect(street()).toBeNull();
  expect(screen.getByText('Rantatie 1')).toBeVisible();
});

test('checkout: a value of the account that the shop refuses becomes a field, which stays while it is corrected [CHK-16]', async () => {
  times();
  open({
    customer: { loggedIn: true, email: 'aino', deliveryAddress: address },
    settings: { orderFormUrl: '/tilaus' },
  });
  await screen.findByRole('radio', { name: 'tiistai 24.11.' });
  press('Siirry maksamaan');
  const email = screen.getByRole('textbox', { name: /^Sähköposti/ });
  expect(email).toBeInvalid();
  fireEvent.change(email, { target: { value: 'aino@example.fi' } });
  expect(email).toBeValid();
  expect(store.getState().customer.email).toBe('aino@example.fi');
});

test('checkout: "Siirry maksamaan" pushes its event and continues, even if data is missing [CHK-16] [ANA-04]', async () => {
  open();
  press('Siirry maksamaan');
  expect(await screen.findByRole('heading', { level: 2, name: 'Maksu' })).toBeVisible();
  expect(location.search + location.hash).toBe('?postinumero=00100#maksu');
  expect(events()).toMatchObject([
    { event: 'begin_checkout', currency: 'EUR', value: 32.7 },
    { event: 'add_shipping_info', items: [{ code: 'LK-1', price: 12.9, quantity: 2 }] },
  ]);
  await goTo('#toimitus');
  expect(eventNames()).toEqual(['begin_checkout', 'add_shipping_info']);
});

/** The settings of a page whose form is the shop's own. */
const ownForm = { orderFormUrl: '/ostoskori/tilaus' };
const listed = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.closest('[role=alert]'))
    .map((link) => link.textContent);
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('checkout: a step with missing values is not left, and each error disappears as soon as its value is right [CHK-16]', async () => {
  open({ settings: ownForm });
  await screen.findByRole('radio', { name: 'tiistai 24.11.' });
  expect(listed()).toEqual([]);
  press('Siirry maksamaan');
  expect(location.hash).toBe('#toimitus');
  expect(eventNames()).toEqual(['begin_checkout']);
  expect(screen.getByRole('alert')).toHaveFocus();
  const all = ['Etunimi', 'Sukunimi', 'Katuosoite', 'Postitoimipaikka', 'Sähköpostiosoite', 'Toimituspäivä'];
  expect(listed()).toEqual(all);
  for (const name of all.slice(0, -1))
    expect(screen.getByLabelText(new RegExp(`^${name}`))).toHaveAccessibleDescription(
      'Tämä kenttä on pakollinen',
    );
  expect(radio('tiistai 24.11.')).toHaveAccessibleDescription('Valitse ensin päivä.');
  expect(screen.getAllByText('Valitse ensin päivä.')).toHaveLength(1);
  fireEvent.click(screen.getByRole('link', { name: 'Toimituspäivä' }));
  expect(radio('tiistai 24.11.')).toHaveFocus();
  fireEvent.click(screen.getByRole('link', { name: 'Etunimi' }));
  expect(screen.getByLabelText(/^Etunimi/)).toHaveFocus();

  type(/^Etunimi/, 'Aino');
  expect(listed()).toEqual(all.slice(1));
  expect(screen.getByLabelText(/^Etunimi/)).toBeValid();
  type(/^Sähköpostiosoite/, 'aino');
  expect(screen.getByLabelText(/^Sähköpostiosoite/)).toHaveAccessibleDescription(
    'Tarkista, että tämä on oikein.',
  );
  type(/^Puhelinnumero/, 'soita');
  expect(screen.getByLabelText(/^Puhelinnumero/)).toHaveAccessibleDescription(
    'Tarkista, että tämä on oikein.',
  );
  type(/^Postinumero/, '123');
  expect(screen.getByLabelText(/^Postinumero/)).toHaveAccessibleDescription('Tarkista, että tämä on oikein.');
  type(/^Puhelinnumero/, '');
  type(/^Postinumero/, '00100');
  type(/^Sukunimi/, 'Virta');
  type(/^Katuosoite/, 'Rantatie 1');
  type(/^Postitoimipaikka/, 'Helsinki');
  type(/^Sähköpostiosoite/, 'aino@example.fi');
  expect(listed()).toEqual(['Toimituspäivä']);
  await choose('tiistai 24.11.');
  expect(listed()).toEqual(['Kellonaika']);
  await choose('klo 8–10');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Siirry maksamaan');
  await vi.waitFor(() => expect(location.hash).toBe('#maksu'));
});

test.each([
  ['an address of the payment step', { hash: '#maksu' }],
  [
    'a logged-in customer at the payment step',
    { hash: '#maksu', customer: { loggedIn: true, deliveryAddress: address } },
  ],
])('checkout: %s leads to the delivery step while a value is missing [CHK-16] [CHK-17]', async (_, given) => {
  open({ ...given, settings: ownForm });
  await vi.waitFor(() => expect(location.hash).toBe('#toimitus'));
  expect(await screen.findByRole('link', { name: 'Toimituspäivä' })).toBeVisible();
  expect(heading()).toBe('Toimitus');
});

test('checkout: a free order with missing values is not sent [CHK-15]', () => {
  const posts = purchaseForm();
  open({ cart: { total: '0,00', sveaPaymentsPaymentMethodCode: 'FREE' }, settings: ownForm });
  press('Vahvista tilaus');
  expect(posts).toEqual([]);
  expect(listed()).toContain('Sukunimi');
});

test("checkout: a free order is confirmed with the cart's method [CHK-15]", () => {
  const posts = purchaseForm();
  open({ cart: { total: '0,00', sveaPaymentsPaymentMethodCode: 'FREE' } });
  expect(screen.queryByRole('button', { name: 'Siirry maksamaan' })).toBeNull();
  press('Vahvista tilaus');
  expect(posts).toEqual([{ 'Form.PaymentMethodCode': 'FREE' }]);
});

test.each(['0,01', '', '-0,10'])('checkout: an order with the total "%s" is not free [CHK-15]', (total) => {
  open({ cart: { total } });
  expect(screen.getByRole('button', { name: 'Siirry maksamaan' })).toBeEnabled();
});

test('checkout: an empty cart is reported, and nothing can be confirmed [CHK-15]', () => {
  open({ cart: { total: '0,00', lineItems: [], lineItemCount: 0 } });
  expect(screen.getByText('Ostoskorisi on tyhjä.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vahvista tilaus' })).toBeDisabled();
});

test('checkout: warnings lead from the payment back to the delivery, and are announced first [CHK-17]', async () => {
  open({
    hash: '#maksu',
    cart: { checkoutWarnings: ['Valitse toimitusaika.'] },
    props: { errorsHeading: 'Hei' },
  });
  await vi.waitFor(() => expect(heading()).toBe('Toimitus'));
  const alert = screen.getByRole('alert', { name: 'Hei' });
  expect(alert).toHaveTextContent('Valitse toimitusaika.');
  expect(alert).toHaveFocus();
});

test("checkout: the step back replaces the payment's history entry [CHK-17]", async () => {
  const entries = history.length;
  open({ hash: '#maksu', cart: { checkoutWarnings: ['Valitse toimitusaika.'] } });
  await vi.waitFor(() => expect(heading()).toBe('Toimitus'));
  expect(location.hash).toBe('#toimitus');
  expect(history).toHaveLength(entries);
});

test('checkout: warnings that arrive while the cart is shown change neither address nor focus [CHK-17]', async () => {
  const { container } = open({ hash: '#tuotteet', cart: { checkoutWarnings: ['Tuote on loppu.'] } });
  // A step back would have happened before the next hashchange.
  await goTo('#kirjaudu');
  expect(location.hash).toBe('#kirjaudu');
  expect(container).toBeEmptyDOMElement();
});

test("checkout: the shop's one-time messages disappear when the cart is loaded again, and the page continues [CHK-16] [CHK-17]", async () => {
  api.use(http.get(LOAD, () => HttpResponse.json({ ...filled, checkoutWarnings: [] })));
  open({ cart: { checkoutWarnings: ['Valitse toimitusaika.'] } });
  press('Siirry maksamaan');
  await vi.waitFor(() => expect(heading()).toBe('Maksu'));
  expect(eventNames()).toEqual(['begin_checkout', 'add_shipping_info']);
});

test('checkout: persistent messages keep the visitor at the delivery step and are announced [CHK-16] [CHK-17]', async () => {
  api.use(http.get(LOAD, () => HttpResponse.json({ ...filled, checkoutWarnings: ['Tuote on loppu.'] })));
  open({ cart: { checkoutWarnings: ['Tuote on loppu.', 'Valitse toimitusaika.'] } });
  press('Siirry maksamaan');
  await vi.waitFor(() => expect(screen.queryByText('Valitse toimitusaika.')).toBeNull());
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Siirry maksamaan' })).toBeVisible());
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(location.hash).toBe('#toimitus');
  expect(eventNames()).toEqual(['begin_checkout']);
});

test('checkout: no payment method is selected at first, and each has its payment type [CHK-19] [ANA-06]', () => {
  const posts = purchaseForm();
  open({ hash: '#maksu' });
  expect(screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
  for (const { label } of methods) fireEvent.click(radio(label));
  expect(events()).toMatchObject([
    { event: 'add_payment_info', payment_type: 'mobile pay' },
    { event: 'add_payment_info', payment_type: 'card payment' },
    { event: 'add_payment_info', payment_type: 'online bank' },
  ]);
  expect(radio('Pankki')).toBeChecked();
  expect(posts).toEqual([]);
});

test('checkout: without a method "Maksa" asks for one [CHK-19]', () => {
  const posts = purchaseForm();
  open({ hash: '#maksu' });
  press('Maksa');
  expect(radio('MobilePay')).toHaveFocus();
  expect(radio('MobilePay')).toHaveAccessibleDescription('Valitse maksutapa.');
  expect(posts).toEqual([]);
});

test("checkout: paying posts the page's form once, with the fields that it has [CHK-18] [API-46] [ANA-04]", async () => {
  const posts = purchaseForm(`
    <input type="hidden" name="__RequestVerificationToken" value="t">
    <input name="Form.FirstName" required><input name="Form.PostalCode"><textarea name="Form.AdditionalInformation"></textarea>
    <input name="Form.DeliveryDate"><input name="Form.DeliveryTime"><input name="submit">`);
  sessionStorage.setItem('deliveryDate', 'd2');
  sessionStorage.setItem('deliveryTime', 't2');
  open({ hash: '#maksu', customer: { deliveryAddress: address, additionalInformation: 'Ovikoodi 1 & 2' } });
  await screen.findByText('keskiviikko 25.11., klo 16–18');
  fireEvent.click(radio('Kortti'));
  press('Maksa');
  fireEvent.click(screen.getByRole('button', { name: 'Siirrytään maksamaan…' }));
  expect(posts).toEqual([
    {
      __RequestVerificationToken: 't',
      'Form.FirstName': 'Aino',
      'Form.PostalCode': '00100',
      'Form.AdditionalInformation': 'Ovikoodi 1 & 2',
      'Form.DeliveryDate': 'd2',
      'Form.DeliveryTime': 't2',
      'Form.PaymentMethodCode': 'FI50',
      submit: '',
    },
  ]);
  expect(eventNames().filter((name) => name === 'purchase')).toHaveLength(1);

  // Back from the payment, cart and customer are loaded again.
  api.use(
    http.get(LOAD, () => HttpResponse.json(filled)),
    http.get('/api/lk/customer', () => HttpResponse.json({})),
  );
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  fireEvent.click(radio('MobilePay'));
  press('Maksa');
  expect(posts[1]).toMatchObject({ 'Form.PaymentMethodCode': 'FI54' });
  expect(document.querySelectorAll('[name="Form.PaymentMethodCode"]')).toHaveLength(1);
});

test.each(['#missing', 'div', '<img>'])(
  'checkout: a selector without a form (%s) is reported [CHK-18]',
  (selector) => {
    open({ hash: '#maksu', props: { purchaseFormSelector: selector } });
    fireEvent.click(radio('Kortti'));
    expectConsole('error', /purchaseFormSelector .* finds no form/);
    press('Maksa');
    expect(screen.getByRole('alert')).toHaveTextContent('Tapahtui virhe. Ole hyvä ja yritä uudelleen.');
  },
);

test('checkout: an order form for pages without JavaScript is neither requested nor shown [CHK-01]', async () => {
  const given = { orderFormUrl: '/tilaus', order: { 'Form.PostalCode': '00100' } };
  const props = { paymentMethods: [], purchaseFormSelector: '#tilaus' };
  // An unanswered call would fail the test.
  expect(await loadAtHere(load, props, given)).toBeUndefined();
  const { container } = renderWidget(definition, Checkout, props, given);
  expect(container.querySelector('noscript')?.textContent).toBe('');
  expect(container.querySelector('form')).toBeNull();
});

test('checkout: nothing can be pressed until cart and customer are loaded [CHK-24] [SHP-14]', () => {
  open({ cart: { loading: true } });
  expect(heading()).toBe('Toimitus');
  expect(screen.queryByRole('button')).toBeNull();
  show({ customer: { loading: true } });
  expect(screen.queryByRole('button')).toBeNull();
  show({});
  expect(screen.getByRole('button', { name: 'Siirry maksamaan' })).toBeEnabled();
});

test('checkout: the links of the page settings stand at the button that orders, without unsafe ones', () => {
  const orderLinks = [
    { label: 'Tilausehdot', link: '/tilausehdot' },
    { label: 'Paha', link: 'javascript:alert(1)' },
  ];
  open({ hash: '#maksu', settings: { orderLinks } });
  expect(screen.getByRole('link', { name: 'Tilausehdot' })).toHaveAttribute('href', '/tilausehdot');
  expect(screen.queryByRole('link', { name: 'Paha' })).toBeNull();
});
