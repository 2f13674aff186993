import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configure, parseSettings } from '#island/settings.ts';
import { initialState, store } from '#store/store.ts';
import { api } from '../../../../setup.ts';

const address = {
  firstName: 'Aino',
  lastName: 'Saari',
  streetAddress: 'Rantatie 1',
  postalCode: '00100',
  city: 'Helsinki',
};
const requests = vi.fn();
const answer = (reply: () => Response) =>
  api.use(
    http.get('/api/lk/customer', () => {
      requests();
      return reply();
    }),
  );
const load = async () => (await import('#store/customer/actions.ts')).loadCustomerOnce();
const customer = () => store.getState().customer;

beforeEach(() => {
  vi.resetModules();
  requests.mockClear();
  store.setState(initialState, true);
  configure(parseSettings({ site: 'lihakauppa' }));
});

test('customer: a logged-in one is loaded once, shown and stored [CHK-20] [CHK-21] [CHK-22] [API-39]', async () => {
  answer(() => HttpResponse.json({ loggedIn: true, deliveryAddress: address, email: 'aino@example.fi' }));
  expect(customer().loading).toBe(true);
  await Promise.all([load(), load()]);
  expect(requests).toHaveBeenCalledOnce();
  expect(customer()).toMatchObject({ loggedIn: true, loading: false, deliveryAddress: address });
  expect(JSON.parse(sessionStorage.getItem('customer') ?? '')).toEqual(customer());
});

test('customer: missing fields are read as empty, and a long note is kept [CHK-21] [API-04]', async () => {
  const note = 'x'.repeat(3000);
  answer(() => HttpResponse.json({ loggedIn: true, deliveryAddress: {}, additionalInformation: note }));
  await load();
  const empty = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' };
  const customerOf = { deliveryAddress: empty, billingAddress: null, email: '', phoneNumber: '' };
  expect(customer()).toEqual({ ...customerOf, additionalInformation: note, loggedIn: true, loading: false });
  store.setState(initialState, true);
  vi.resetModules();
  answer(() => HttpResponse.json({ loggedIn: true }));
  await load();
  expect(customer().additionalInformation).toBe('');
});

test('customer: an answer does not replace a newer change [CHK-20]', async () => {
  answer(() => HttpResponse.json({ loggedIn: true, email: 'old@example.fi' }));
  const loaded = load();
  store.setState({ customer: { ...initialState.customer, email: 'new@example.fi', loading: false } });
  await loaded;
  expect(customer().email).toBe('new@example.fi');
});

test('customer: a logged-out visitor continues with the stored one [CHK-22]', async () => {
  sessionStorage.setItem('customer', JSON.stringify({ loggedIn: true, deliveryAddress: address }));
  answer(() => HttpResponse.json({ loggedIn: false, deliveryAddress: null }));
  await load();
  expect(customer()).toMatchObject({ loggedIn: false, loading: false, deliveryAddress: address });
});

test('customer: what a logged-in one has typed is there after a reload, for that account only [CHK-22]', async () => {
  const account = { loggedIn: true, email: 'aino@example.fi', deliveryAddress: address, phoneNumber: '1' };
  answer(() => HttpResponse.json(account));
  await load();
  const { updateCustomer } = await import('#store/customer/actions.ts');
  updateCustomer({ address: { streetAddress: 'Mökkitie 2' }, additionalInformation: 'Ovi 2' });
  const reload = async () => {
    store.setState(initialState, true);
    vi.resetModules();
    await load();
  };
  answer(() => HttpResponse.json({ ...account, phoneNumber: '2' }));
  await reload();
  expect(customer()).toMatchObject({
    email: 'aino@example.fi',
    phoneNumber: '2',
    deliveryAddress: { ...address, streetAddress: 'Mökkitie 2' },
    additionalInformation: 'Ovi 2',
  });
  const { chooseAccountAddress } = await import('#store/customer/actions.ts');
  chooseAccountAddress();
  await reload();
  expect(customer()).toMatchObject({ deliveryAddress: address, additionalInformation: 'Ovi 2' });
  answer(() => HttpResponse.json({ ...account, email: 'veikko@example.fi' }));
  await reload();
  expect(customer()).toMatchObject({ deliveryAddress: address, additionalInformation: '' });
});

test.each(['not json', '[]', '"a"', 'null'])(
  'customer: invalid stored data (%s) is ignored [CHK-22]',
  async (stored) => {
    sessionStorage.setItem('customer', stored);
    answer(() => HttpResponse.json({ loggedIn: false, email: 'a@example.fi', deliveryAddress: 'x' }));
    await load();
    expect(customer()).toMatchObject({ loggedIn: false, email: 'a@example.fi', deliveryAddress: null });
  },
);

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['is cut off', () => HttpResponse.error()],
  ['answers HTML', () => HttpResponse.html('<p>Huoltokatko</p>')],
])('customer: if the call %s, nobody is logged in, and nothing is logged [CHK-20]', async (_, reply) => {
  answer(reply);
  await load();
  expect(customer()).toMatchObject({ loggedIn: false, loading: false });
});

describe('customer on a page restored from the back/forward cache', () => {
  const comesBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const keep = async () => {
    const { syncShopCustomer, loadCustomerOnce } = await import('#store/customer/actions.ts');
    const stops = [syncShopCustomer(), syncShopCustomer()];
    await loadCustomerOnce();
    return () => stops.forEach((stop) => stop());
  };

  test('one call updates it, after a login and after a logout [CHK-20]', async () => {
    let who: object = { loggedIn: false };
    answer(() => HttpResponse.json(who));
    const stop = await keep();
    expect(customer().loggedIn).toBe(false);
    who = { loggedIn: true, email: 'aino@example.fi', deliveryAddress: address };
    comesBack();
    await vi.waitFor(() => expect(customer()).toMatchObject({ loggedIn: true, email: 'aino@example.fi' }));
    expect(requests).toHaveBeenCalledTimes(2);
    who = { loggedIn: false };
    comesBack();
    await vi.waitFor(() => expect(customer().loggedIn).toBe(false));
    stop();
  });

  test('typed data of the same visitor is kept, also if the call fails [CHK-20]', async () => {
    let reply = () =>
      HttpResponse.json<object>({ loggedIn: true, email: 'aino@example.fi', deliveryAddress: null });
    answer(() => reply());
    const stop = await keep();
    const { updateCustomer } = await import('#store/customer/actions.ts');
    updateCustomer({ phoneNumber: '040 123' });
    const changed = vi.fn();
    const unsubscribe = store.subscribe(changed);
    comesBack();
    await vi.waitFor(() => expect(requests).toHaveBeenCalledTimes(2));
    reply = () => HttpResponse.json({}, { status: 404 });
    await vi.waitFor(() => {
      comesBack();
      expect(requests).toHaveBeenCalledTimes(3);
    });
    // Only another visitor replaces the customer.
    reply = () => HttpResponse.json({ loggedIn: true, email: 'veikko@example.fi' });
    await vi.waitFor(() => {
      comesBack();
      expect(customer().email).toBe('veikko@example.fi');
    });
    expect(changed).toHaveBeenCalledOnce();
    unsubscribe();
    stop();
  });
});

describe('customer: changes', () => {
  const actions = () => import('#store/customer/actions.ts');

  test('entered data and parts of the address are added to the rest, and stored [CHK-22]', async () => {
    const { updateCustomer } = await actions();
    updateCustomer({ email: 'aino@example.fi', additionalInformation: 'Ovi 2' });
    expect(customer()).toEqual({
      ...initialState.customer,
      email: 'aino@example.fi',
      additionalInformation: 'Ovi 2',
    });
    updateCustomer({ address: { city: 'Turku' } });
    updateCustomer({ address: { postalCode: '20100' } });
    const empty = { firstName: '', lastName: '', streetAddress: '' };
    expect(customer()).toMatchObject({
      email: 'aino@example.fi',
      deliveryAddress: { ...empty, city: 'Turku', postalCode: '20100' },
    });
    expect(JSON.parse(sessionStorage.getItem('customer') ?? '')).toEqual(customer());
  });

  test('a saved address is shown as the shop answers it [CHK-26] [API-40]', async () => {
    const { saveAddress } = await actions();
    const { signal } = new AbortController();
    const save = (body: object) => {
      api.use(http.post('/api/lk/customer', () => HttpResponse.json(body)));
      return saveAddress({} as never, 'token', signal);
    };
    await save({ deliveryAddress: { ...address, other: 1, city: 5 } });
    expect(customer().deliveryAddress).toEqual({ ...address, city: '5' });
    const before = customer();
    for (const body of [{}, { deliveryAddress: { ...address, streetAddress: ' ' } }, []])
      await expect(save(body)).rejects.toThrow('The shop answers no delivery address.');
    expect(customer()).toBe(before);
  });

  test('with blocked storage the page works [CHK-22]', async () => {
    for (const name of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    const { updateCustomer } = await actions();
    updateCustomer({ phoneNumber: '1' });
    answer(() => HttpResponse.json({ loggedIn: false, email: 'a@example.fi' }));
    await load();
    vi.restoreAllMocks();
    expect(customer()).toMatchObject({ phoneNumber: '', email: 'a@example.fi', loading: false });
  });
});

test.each([
  ['is shown without a call', 'navigate', 0, 'page@example.fi'],
  ['is loaded again after back or forward', 'back_forward', 1, 'shop@example.fi'],
])('customer of the page settings: it %s [CHK-20]', async (_, type, calls, email) => {
  const given = { loggedIn: true, email: 'page@example.fi', billingAddress: address };
  const settings = JSON.stringify({ site: 'lihakauppa', customer: given });
  document.head.innerHTML = `<script type="application/json" data-widget-settings>${settings}</script>`;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  answer(() => HttpResponse.json({ ...given, email: 'shop@example.fi' }));
  await load();
  expect(customer()).toMatchObject({ loggedIn: true, email, billingAddress: address });
  expect(requests).toHaveBeenCalledTimes(calls);
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});
