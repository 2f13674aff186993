/** Who shops over HTTP, as a page of the shop would send it: for the bench and the crash test. */

/** Not every resolver knows names below localhost; the server has to trust what stands before it. */
const OF_THE_SHOP = { 'x-forwarded-host': 'lihakauppa.localhost' };
const CART = '/api/v1/lihakauppa/shoppingcart';

/** A browser: its cookies, and the token of its pages. */
export interface Shopper {
  cookie: string;
  token: string;
}

/** A day and a time of it, as the shop writes them. */
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

/** Puts one piece into the cart. */
export async function add(origin: string, shopper: Shopper, code: string): Promise<void> {
  await (await send(origin, shopper, `${CART}/add`, { code, quantity: 1 })).text();
}

/** How many pieces are in the cart. */
export async function piecesOf(origin: string, shopper: Shopper): Promise<number> {
  const cart = (await (await send(origin, shopper, `${CART}/load`)).json()) as { lineItemCount: number };
  return cart.lineItemCount;
}

/** Every time in which the shop delivers to the centre of Helsinki. */
export async function deliveryTimes(origin: string): Promise<DeliveryTime[]> {
  const answer = await fetch(`${origin}/api/v1/lihakauppa/checkout/delivery?postalCode=00100`);
  const { data } = (await answer.json()) as {
    data: { dates: { value: string; times: { value: string }[] }[] };
  };
  return data.dates.flatMap(({ value: day, times }) => times.map(({ value: time }) => ({ day, time })));
}

/**
 * Orders what is in the cart, and pays.
 * @returns where that leads: to a receipt, where all went well
 */
export async function order(
  origin: string,
  shopper: Shopper,
  { day, time }: DeliveryTime,
  email: string,
): Promise<string> {
  const token = { __RequestVerificationToken: shopper.token };
  const form = new URLSearchParams({
    ...token,
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
  const follow = async (path: string, body: URLSearchParams): Promise<string> =>
    (await send(origin, shopper, path, body)).headers.get('location') ?? '';
  const way = await follow('/ostoskori/tilaus', form);
  return way.startsWith('/maksu/') ? follow(way, new URLSearchParams(token)) : way;
}
