/** Shops over HTTP as a page of the shop does, for the bench and the crash test. */

/** Not every resolver knows names below localhost, so the server has to trust its proxy's header. */
const OF_THE_SHOP = { 'x-forwarded-host': 'lihakauppa.localhost' };
const CART = '/api/v1/lihakauppa/shoppingcart';

/** A browser: its cookies, and the token of its pages. */
export interface Shopper {
  cookie: string;
  token: string;
}

/** A day and a time of it, in the shop's format. */
export interface DeliveryTime {
  day: string;
  time: string;
}

function send(origin: string, { cookie, token }: Shopper, path: string, body?: object): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  return fetch(`${origin}${path}`, {
    redirect: 'manual',
    method: body ? 'POST' : 'GET',
    headers: {
      ...OF_THE_SHOP,
      cookie,
      'x-xsrf-token': token,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** Opens a page of the shop. */
export async function visit(origin: string): Promise<Shopper> {
  const answer = await send(origin, { cookie: '', token: '' }, '/kirjaudu');
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  await answer.text();
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return { cookie: cookies.join('; '), token };
}

/** Adds one piece to the cart. */
export async function add(origin: string, shopper: Shopper, code: string): Promise<void> {
  await (await send(origin, shopper, `${CART}/add`, { code, quantity: 1 })).text();
}

/** Returns the number of pieces in the cart. */
export async function piecesOf(origin: string, shopper: Shopper): Promise<number> {
  const cart = (await (await send(origin, shopper, `${CART}/load`)).json()) as { lineItemCount: number };
  return cart.lineItemCount;
}

/** Returns all delivery times for the center of Helsinki. */
export async function deliveryTimes(origin: string): Promise<DeliveryTime[]> {
  const answer = await fetch(`${origin}/api/v1/lihakauppa/checkout/delivery?postalCode=00100`);
  return listDeliveryTimes(await answer.json());
}

/** Returns the fields of the purchase form, which the server of the shop names. */
export const createOrderFields = (
  { day, time }: DeliveryTime,
  email: string,
  token: string,
): Record<string, string> => ({
  __RequestVerificationToken: token,
  'Form.PaymentMethodCode': 'FI54',
  'Form.PostalCode': '00100',
  'Form.FirstName': 'Olli',
  'Form.LastName': 'Ostaja',
  'Form.StreetAddress': 'Rantakatu 1',
  'Form.City': 'Helsinki',
  'Form.Email': email,
  'Form.DeliveryDate': day,
  'Form.DeliveryTime': time,
});

/** Returns all times of an answer of the delivery call. */
export const listDeliveryTimes = (answer: unknown): DeliveryTime[] =>
  (answer as { data: { dates: { value: string; times: { value: string }[] }[] } }).data.dates.flatMap(
    ({ value: day, times }) => times.map(({ value: time }) => ({ day, time })),
  );

/**
 * Orders the cart, and pays.
 * @returns the address after the payment: that of a receipt on success
 */
export async function order(
  origin: string,
  shopper: Shopper,
  time: DeliveryTime,
  email: string,
): Promise<string> {
  const token = { __RequestVerificationToken: shopper.token };
  const form = new URLSearchParams(createOrderFields(time, email, shopper.token));
  const follow = async (path: string, body: URLSearchParams): Promise<string> =>
    (await send(origin, shopper, path, body)).headers.get('location') ?? '';
  const way = await follow('/ostoskori/tilaus', form);
  return way.startsWith('/maksu/') ? follow(way, new URLSearchParams(token)) : way;
}
