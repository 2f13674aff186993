import { setTimeout as delay } from 'node:timers/promises';
import { createSubmission } from '../faults/submit.ts';
import { createOrderFields, listDeliveryTimes } from '../../shopper.ts';
import { solvedToken } from '../../../packages/cms/test/support/captcha.ts';
import { bodyOf } from '../../../packages/cms/test/support/submissions.ts';
import { type Answer, Browser, Ended, type Request, type Target } from './browser.ts';
import type { Ledger } from './ledger.ts';

/** Domain of the sites in the run. */
export const DOMAIN = 'load.example';
const SHOP_HOST = `lihakauppa.${DOMAIN}`;

const JSON_BODY = { 'content-type': 'application/json' };
const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' };
const CART = '/api/v1/lihakauppa/shoppingcart';
const DELIVERY = '/api/v1/lihakauppa/checkout/delivery?postalCode=00100';
const WORDS = [
  'makkara',
  'kana',
  'pihvi',
  'keitto',
  'grilli',
  'uuni',
  'joulu',
  'possu',
  'makara',
  'salaatti',
];
/** Times of a day that most people want, so that they are gone at some time. */
const WANTED_TIMES = 6;

/** What visitors can do on the sites. */
export interface Estate {
  /** Pages by host and path. */
  pages: readonly { host: string; path: string }[];
  /** Codes of the shop's products. */
  products: readonly string[];
  /** Ids of content that can be liked. */
  likeable: readonly string[];
}

interface Cart {
  lineItemCount: number;
  lineItems: { code: string; quantity: number }[];
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** Returns the addresses of a page's stylesheets, scripts and preloads on its own host. */
const listFiles = (page: string): string[] =>
  [...page.matchAll(/<(?:link|script)\b[^>]*?\b(?:href|src)="(\/(?:assets|theme)\/[^"]+)"/g)].map(
    ([, address]) => address!.replaceAll('&amp;', '&'),
  );

/** A person who views pages, searches, likes, writes, signs up and buys, with pauses. */
export class Visitor {
  readonly #browser: Browser;
  readonly #number: number;
  readonly #ledger: Ledger;
  readonly #estate: Estate;
  readonly #target: Target;
  /** Files that the browser has stored, by host. */
  readonly #stored = new Set<string>();
  #count = 0;

  constructor(target: Target, ledger: Ledger, estate: Estate, number: number) {
    this.#target = target;
    this.#browser = new Browser(target, number);
    this.#ledger = ledger;
    this.#estate = estate;
    this.#number = number;
  }

  /** Returns a text that no other write of the run contains. */
  #createMark(): string {
    this.#count += 1;
    return `v${this.#number}n${this.#count}`;
  }

  #post(request: Request, body: object): Promise<Answer> {
    return this.#browser.send({
      ...request,
      method: 'POST',
      headers: { ...JSON_BODY, 'x-xsrf-token': this.#browser.getCookie(request.host, 'XSRF-TOKEN') },
      body: JSON.stringify(body),
    });
  }

  #postForm(request: Request, fields: Record<string, string>): Promise<Answer> {
    return this.#browser.send({
      ...request,
      method: 'POST',
      headers: FORM_BODY,
      body: new URLSearchParams(fields).toString(),
    });
  }

  #fault(description: string): void {
    this.#target.statistics.addUnexpected(description);
  }

  /** Opens a page with its files. */
  async #open(host: string, path: string): Promise<void> {
    const page = await this.#browser.send({ kind: 'page', host, path });
    if (!page.text.trimEnd().endsWith('</html>')) this.#fault(`page: not complete (${host}${path})`);
    for (const address of listFiles(page.text)) {
      if (this.#stored.has(host + address)) continue;
      this.#stored.add(host + address);
      await this.#browser.send({ kind: 'file', host, path: address });
    }
  }

  /** Requests a chunk of a page that was opened some time ago, as an island does that is scrolled into view late. */
  async #requestLateChunk(): Promise<void> {
    const chunks = [...this.#stored].filter((file) => file.includes('/assets/chunks/'));
    if (chunks.length === 0) return;
    const file = pick(chunks);
    const host = file.slice(0, file.indexOf('/'));
    await this.#browser.send({ kind: 'late chunk', host, path: file.slice(host.length) });
  }

  /** Opens a page of a host if there is no token for writes yet. */
  async #ensureToken(host: string, path = '/'): Promise<void> {
    if (!this.#browser.getCookie(host, 'XSRF-TOKEN')) await this.#open(host, path);
  }

  async #search(): Promise<void> {
    const host = `atriafi.${DOMAIN}`;
    const q = encodeURIComponent(pick(WORDS));
    await this.#browser.send({
      kind: 'suggestions',
      host,
      path: `/api/search/suggestions/?q=${q}&language=fi`,
    });
    await this.#browser.send({ kind: 'search', host, path: `/api/search/content/?q=${q}&language=fi` });
  }

  async #like(): Promise<void> {
    const host = `atriafi.${DOMAIN}`;
    await this.#ensureToken(host);
    const id = pick(this.#estate.likeable);
    const count = this.#ledger.likes.get(id) ?? { acknowledged: 0, uncertain: 0 };
    this.#ledger.likes.set(id, count);
    // Counted in advance, since the run may end before the answer.
    count.uncertain += 1;
    const { status, uncertain } = await this.#post(
      { kind: 'like', host, path: `/api/contentlikecount/${encodeURIComponent(id)}` },
      {},
    );
    count.uncertain += uncertain;
    if (status !== 200) return;
    count.uncertain -= 1;
    count.acknowledged += 1;
  }

  async #write(): Promise<void> {
    const host = `atriafi.${DOMAIN}`;
    await this.#ensureToken(host);
    const number = Math.floor(Math.random() * 4);
    const { form, files } = createSubmission(number);
    const mark = this.#createMark();
    const { status, text } = await this.#post(
      { kind: files.length > 0 ? 'form with files' : 'form', host, path: form.path },
      bodyOf(form, { ...form.Data, Message: mark }, await solvedToken(), files.length > 0 ? files : null),
    );
    if (status !== 200 || text !== '{"isSuccess":true}') return;
    const sizes = files.map(({ Data }) => Buffer.from(Data.slice(Data.indexOf(',') + 1), 'base64').length);
    this.#ledger.enquiries.set(mark, { at: Date.now(), files: sizes });
  }

  async #signUp(): Promise<void> {
    const host = `atriafi.${DOMAIN}`;
    await this.#ensureToken(host);
    const email = `${this.#createMark()}@kuorma.fi`;
    const { status } = await this.#post(
      { kind: 'sign-up', host, path: '/api/newsletter/subscribe' },
      { email },
    );
    if (status === 200) this.#ledger.signUps.set(email, { at: Date.now() });
  }

  async #loadCart(): Promise<Cart> {
    const { text } = await this.#browser.send({ kind: 'cart', host: SHOP_HOST, path: `${CART}/load` });
    return JSON.parse(text) as Cart;
  }

  async #changeCart(call: 'add' | 'changequantity', code: string, quantity: number): Promise<Cart> {
    const { text } = await this.#post(
      { kind: 'cart change', host: SHOP_HOST, path: `${CART}/${call}` },
      { code, quantity },
    );
    return JSON.parse(text) as Cart;
  }

  /** Fills the cart, and orders and pays it. */
  async #buy(): Promise<void> {
    await this.#ensureToken(SHOP_HOST, '/kirjaudu');
    for (let pieces = 1 + Math.floor(Math.random() * 3); pieces > 0; pieces -= 1) {
      const { lineItemCount } = await this.#changeCart('add', pick(this.#estate.products), 1);
      await this.#think(0.3);
      const shown = (await this.#loadCart()).lineItemCount;
      if (shown !== lineItemCount)
        this.#fault(`cart: ${lineItemCount} pieces were acknowledged, ${shown} are there`);
    }
    await this.#open(SHOP_HOST, '/ostoskori');
    const delivery = await this.#browser.send({ kind: 'delivery', host: SHOP_HOST, path: DELIVERY });
    const times = listDeliveryTimes(JSON.parse(delivery.text));
    await this.#think(0.5);
    const cart = await this.#loadCart();
    if (cart.lineItemCount === 0 || times.length === 0) return;
    const email = `${this.#createMark()}@kuorma.fi`;
    const token = this.#browser.getCookie(SHOP_HOST, 'XSRF-TOKEN');
    const order = await this.#postForm(
      { kind: 'order', host: SHOP_HOST, path: '/ostoskori/tilaus' },
      createOrderFields(pick(times.slice(0, WANTED_TIMES)), email, token),
    );
    const place = String(order.headers.location);
    if (!place.startsWith('/maksu/')) {
      this.#ledger.refused.add(email);
      for (const { code } of cart.lineItems) await this.#changeCart('changequantity', code, 0);
      return;
    }
    await this.#think(0.3);
    const paid = await this.#postForm(
      { kind: 'payment', host: SHOP_HOST, path: place },
      { __RequestVerificationToken: token },
    );
    if (String(paid.headers.location).startsWith('/kuitti/'))
      this.#ledger.orders.set(email, { at: Date.now() });
    else this.#fault(`payment: ${String(paid.headers.location).replaceAll(/[\w-]{20,}/g, '…')}`);
  }

  /** Waits some seconds, exponentially distributed. */
  async #think(share = 1): Promise<void> {
    const ms = -Math.log(1 - Math.random()) * this.#target.thinkMs * share;
    await delay(Math.min(ms, 6 * this.#target.thinkMs), undefined, { signal: this.#target.signal });
  }

  async #act(): Promise<void> {
    const { host, path } = pick(this.#estate.pages);
    await this.#open(host, path);
    await this.#think();
    const what = Math.random();
    if (what < 0.3) await this.#search();
    else if (what < 0.45) await this.#like();
    else if (what < 0.6) await this.#write();
    else if (what < 0.7) await this.#signUp();
    else if (what < 0.9) await this.#buy();
    else await this.#requestLateChunk();
    await this.#think();
  }

  /** Visits until the run ends. */
  async run(): Promise<void> {
    const { signal } = this.#target;
    while (!signal.aborted)
      await this.#act().catch((error: Error) => {
        if (!signal.aborted && !(error instanceof Ended)) this.#fault(`visitor: ${error.message}`);
      });
    this.#browser.close();
  }
}
