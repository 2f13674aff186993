import { http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkAvailability } from '#store/delivery/availability.ts';
import { selectPostalCode, setPostalCode } from '#store/delivery/postal-code.ts';
import {
  chooseDate,
  chooseTime,
  fetchDeliveryDates,
  loadDeliveryDates,
  restoreChoice,
} from '#store/delivery/times.ts';
import { initialState, store } from '#store/store.ts';
import { api } from '../../../setup.ts';

const PATH = '/api/v1/lihakauppa/checkout';
const { signal } = new AbortController();
const requests: string[] = [];
const answer = (body: JsonBodyType, status = 200) =>
  api.use(
    http.get(`${PATH}/:call`, ({ request }) => {
      requests.push(request.url.split('/checkout').pop()!);
      return HttpResponse.json(body, { status });
    }),
  );
const delivery = () => store.getState().delivery;
const stored = () => ['deliveryDate', 'deliveryTime'].map((key) => sessionStorage.getItem(key));

beforeEach(() => {
  requests.length = 0;
  sessionStorage.clear();
  store.setState(initialState, true);
});
afterEach(() => void vi.restoreAllMocks());

test.each<[JsonBodyType, string, string]>([
  [{ data: { isAvailable: true } }, 'available', '00160'],
  [{ isAvailable: true }, 'available', '00160'],
  [{ data: {}, isAvailable: true }, 'available', '00160'],
  [{ data: { isAvailable: false }, isAvailable: true }, 'unavailable', ''],
  [{ data: { isAvailable: 'yes' } }, 'unclear', ''],
  [{ isAvailable: 1 }, 'unclear', ''],
  [{}, 'unclear', ''],
  [[], 'unclear', ''],
])('delivery: the answer %j is %s [DLV-05] [DLV-07] [API-42]', async (body, availability, postalCode) => {
  answer(body);
  expect(await checkAvailability('00160', signal)).toBe(availability);
  expect(delivery().postalCode).toBe(postalCode);
  expect(requests).toEqual(['/availability?postalCode=00160']);
});

test('delivery: a check that fails or is aborted rejects and sets no postal code [DLV-07]', async () => {
  answer({ isAvailable: true });
  const aborted = new AbortController();
  const check = checkAvailability('00160', aborted.signal);
  aborted.abort();
  await expect(check).rejects.toMatchObject({ kind: 'aborted' });
  answer({}, 404);
  await expect(checkAvailability('00160', signal)).rejects.toMatchObject({ kind: 'bad-request' });
  expect(delivery().postalCode).toBe('');
});

test('postal code: the checked one comes before that of a logged-in customer [CHK-13]', () => {
  const deliveryAddress = { firstName: '', lastName: '', streetAddress: '', postalCode: '20100', city: '' };
  const select = (loggedIn: boolean, more: object = {}) =>
    selectPostalCode({
      ...store.getState(),
      customer: { ...initialState.customer, loggedIn, deliveryAddress, ...more },
    });
  expect([select(false), select(true), select(true, { deliveryAddress: null })]).toEqual(['', '20100', '']);
  setPostalCode('00160');
  expect(delivery()).toEqual({ ...initialState.delivery, postalCode: '00160' });
  expect(select(true)).toBe('00160');
});

const dates = [
  {
    value: '2026-12-01',
    label: 'ti 1.12.',
    times: [
      { value: '8', label: '8–10' },
      { value: '10', label: '10–12' },
    ],
  },
  { value: '2026-12-02', label: 'ke 2.12.', times: [{ value: '8', label: '8–10' }] },
];

test('delivery times: days, times and their labels are read, and entries without a value are left out [CHK-10] [API-41]', async () => {
  answer({
    data: {
      dates: [
        ...dates,
        { value: 3, label: '', times: [{ value: 4 }, { value: '' }, { label: '8' }, null] },
        { value: 'x', times: {} },
        { label: 'y', times: [] },
        'z',
      ],
    },
  });
  expect(await fetchDeliveryDates('00160', signal)).toEqual([
    ...dates,
    { value: '3', label: '3', times: [{ value: '4', label: '4' }] },
    { value: 'x', label: 'x', times: [] },
  ]);
  expect(requests).toEqual(['/delivery?postalCode=00160']);
  expect(delivery()).toEqual(initialState.delivery);
});

test.each<JsonBodyType>([
  { status: 200, data: { dates: [] } },
  { status: '200', data: { dates: [] } },
  { status: null, data: { dates: [] } },
])('delivery times: the answer %j has none [CHK-14]', async (body) => {
  answer(body);
  expect(await fetchDeliveryDates('00160', signal)).toEqual([]);
});

test.each<JsonBodyType>([
  { status: 404, data: { dates: [] } },
  { status: 'ok', data: { dates: [] } },
  { data: { dates: {} } },
  { data: [] },
  [],
])('delivery times: the answer %j is a failure [CHK-14]', async (body) => {
  answer(body);
  await expect(loadDeliveryDates('00160', signal)).rejects.toThrow('The shop names no delivery times.');
  expect(delivery()).toEqual(initialState.delivery);
});

test('delivery choice: it is stored, and another day clears the time [CHK-11] [CHK-12]', () => {
  chooseDate(dates[0]!);
  chooseTime(dates[0]!.times[1]!);
  const chosen = {
    deliveryDate: '2026-12-01',
    deliveryDateText: 'ti 1.12.',
    deliveryTime: '10',
    deliveryTimeText: '10–12',
  };
  expect(delivery()).toEqual({ ...initialState.delivery, ...chosen });
  expect(stored()).toEqual(['2026-12-01', '10']);
  chooseDate(dates[1]!);
  expect(delivery()).toMatchObject({
    deliveryDate: '2026-12-02',
    deliveryDateText: 'ke 2.12.',
    deliveryTime: '',
    deliveryTimeText: '',
  });
  expect(stored()).toEqual(['2026-12-02', null]);
});

test.each([
  ['is kept with its labels', '2026-12-01', '10', ['2026-12-01', 'ti 1.12.', '10', '10–12']],
  ['loses a time of another day', '2026-12-02', '10', ['2026-12-02', 'ke 2.12.', '', '']],
  ['is dropped with a day that is not offered', '2026-12-03', '8', ['', '', '', '']],
])('delivery choice: after a reload it %s [CHK-12]', async (_, date, time, expected) => {
  sessionStorage.setItem('deliveryDate', date);
  sessionStorage.setItem('deliveryTime', time);
  restoreChoice();
  expect(delivery()).toEqual({ ...initialState.delivery, deliveryDate: date, deliveryTime: time });
  answer({ data: { dates } });
  expect(await loadDeliveryDates('00160', signal)).toEqual(dates);
  const { postalCode, deliveryDate, deliveryDateText, deliveryTime, deliveryTimeText } = delivery();
  expect([deliveryDate, deliveryDateText, deliveryTime, deliveryTimeText]).toEqual(expected);
  expect(postalCode).toBe('00160');
  expect(stored()).toEqual([deliveryDate || null, deliveryTime || null]);
});

test('delivery choice: a stored one does not replace that of this page, nor does none [CHK-12]', () => {
  sessionStorage.setItem('deliveryTime', '8');
  restoreChoice();
  expect(delivery()).toBe(initialState.delivery);
  chooseDate(dates[1]!);
  sessionStorage.setItem('deliveryDate', '2026-12-01');
  restoreChoice();
  expect(delivery().deliveryDate).toBe('2026-12-02');
});

test('delivery choice: with blocked storage it lasts until the page is left [CHK-12]', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  restoreChoice();
  expect(delivery()).toBe(initialState.delivery);
  chooseDate(dates[0]!);
  expect(delivery().deliveryDate).toBe('2026-12-01');
});
