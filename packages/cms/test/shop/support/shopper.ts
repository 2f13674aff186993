/** A shopper: a browser with cookies. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { CartAnswer } from '../../../shop/cart-answer.ts';

const HOST = 'lihakauppa.localhost';

export interface Shopper {
  cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Makes a call of an island. */
  call(url: string, payload?: unknown): Promise<LightMyRequestResponse>;
  /** Sends a form with the CSRF token, unless `fields` has one. */
  form(url: string, fields?: Record<string, string>): Promise<LightMyRequestResponse>;
  load(): Promise<CartAnswer>;
  /** @param language of the page; default Finnish */
  add(code: string, quantity?: number, language?: string): Promise<CartAnswer>;
  set(code: string, quantity: number): Promise<CartAnswer>;
  coupon(code: string): Promise<{ couponCodes: string[]; cart: CartAnswer; error?: string }>;
  logIn(customer: { email: string; password: string }): Promise<LightMyRequestResponse>;
  /** Sends the order form with valid fields, except the given ones. Returns the redirect's path. */
  buy(fields?: Record<string, string>): Promise<string>;
}

/** A browser says that its requests come from a page of the site. */
const OWN = { 'sec-fetch-site': 'same-origin' };

const CART = '/api/v1/lihakauppa/shoppingcart';

/**
 * Creates a browser that has opened a page of the shop.
 * @param from address and proxy headers of its requests
 * @param isKnown whether it has changed the cart once, so that it has the visitor's cookies
 */
export async function shopper(
  app: FastifyInstance,
  host = HOST,
  from: () => Pick<InjectOptions, 'remoteAddress' | 'headers'> = () => ({}),
  isKnown = true,
): Promise<Shopper> {
  const cookies = new Map<string, string>();
  const send = async (options: object): Promise<LightMyRequestResponse> => {
    const { headers, ...sent } = from();
    const answer = await app.inject({
      ...sent,
      ...options,
      headers: {
        host,
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...('headers' in options ? (options.headers as object) : {}),
      },
    });
    for (const { name, value, maxAge, expires } of answer.cookies)
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) cookies.delete(name);
      else cookies.set(name, value);
    return answer;
  };
  const token = (): string => cookies.get('XSRF-TOKEN') ?? '';
  const one: Shopper = {
    cookies,
    get: (url, headers = {}) => send({ url, headers }),
    call: (url, payload) =>
      send({
        method: 'POST',
        url,
        headers: { ...OWN, 'x-xsrf-token': token() },
        ...(payload !== undefined && { payload }),
      }),
    form: (url, fields = {}) =>
      send({
        method: 'POST',
        url,
        headers: { ...OWN, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ __RequestVerificationToken: token(), ...fields }).toString(),
      }),
    load: async () => (await one.get(`${CART}/load?language=fi`)).json(),
    add: async (code, quantity = 1, language = 'fi') =>
      (await one.call(`${CART}/add`, { language, code, quantity })).json(),
    set: async (code, quantity) =>
      (await one.call(`${CART}/changequantity`, { language: 'fi', code, quantity })).json(),
    coupon: async (code) => (await one.call(`${CART}/addcouponcode`, { language: 'fi', code })).json(),
    logIn: (customer) => one.form('/kirjaudu', { ...customer }),
    async buy(fields = {}) {
      const answer = await one.form('/ostoskori/tilaus', { ...(await goodOrder(one)), ...fields });
      return String(answer.headers.location);
    },
  };
  await one.get('/');
  if (isKnown) await one.call(`${CART}/removecouponcode`, { language: 'fi', code: 'x' });
  return one;
}

/** Returns valid fields of an order with the first free delivery time. */
async function goodOrder(one: Shopper): Promise<Record<string, string>> {
  const answer = await one.get('/api/v1/lihakauppa/checkout/delivery?postalCode=00100');
  const { data } = answer.json<{ data: { dates: { value: string; times: { value: string }[] }[] } }>();
  const [day] = data.dates;
  return {
    'Form.PaymentMethodCode': 'FI54',
    'Form.PostalCode': '00100',
    'Form.FirstName': 'Olli',
    'Form.LastName': 'Öhman',
    'Form.StreetAddress': 'Rantakatu 1',
    'Form.City': 'Helsinki',
    'Form.Email': 'olli@luoto.example',
    'Form.PhoneNumber': '040 123 4567',
    'Form.DeliveryDate': day?.value ?? '',
    'Form.DeliveryTime': day?.times[0]?.value ?? '',
  };
}
