import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addThroughFrame, acquireShopFrame } from '#store/cart/frame.ts';
import { store } from '#store/store.ts';
import { cartOf, line } from './fixture.ts';

const SHOP = 'https://kauppa.example.test';
let leave = () => {};
afterEach(() => leave());

const say = (cart: object, origin: string, source: MessageEventSource | null) =>
  dispatchEvent(
    new MessageEvent('message', { data: { type: 'cart', cart: JSON.stringify(cart) }, origin, source }),
  );

test('shop frame: a cart update is not taken for the answer to an add [SYN-02] [SYN-03]', async () => {
  delete window.dataLayer;
  leave = acquireShopFrame(`${SHOP}/`);
  const source = document.querySelector('iframe')!.contentWindow!;
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => {});
  say(cartOf([]), SHOP, source);
  const change = addThroughFrame(`${SHOP}/`, '7', 2);
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'add-to-cart', code: '7', quantity: 2 }, SHOP),
  );
  say(cartOf([line('1', 1)], { isNews: true }), SHOP, source);
  expect(store.getState().cart.lineItemCount).toBe(1);
  say(cartOf([line('1', 1), line('7', 2, '10,00')]), SHOP, source);
  expect(await change).toMatchObject({ ok: true, cart: { lineItemCount: 3 } });
  expect(window.dataLayer).toMatchObject([{ event: 'add_to_cart', value: 10 }]);
});

describe('blank shop frame [SYN-06]', () => {
  /** A frame with a blank document until `load`, and its received messages. */
  function frameOf(): { requests: unknown[]; load: () => void; answer: () => void } {
    let isBlank = true;
    const requests: unknown[] = [];
    const shop = {
      postMessage: (...call: unknown[]) => requests.push(call),
      get location(): { href: string } {
        if (isBlank) return { href: 'about:blank' };
        throw new DOMException('another origin', 'SecurityError');
      },
    };
    leave = acquireShopFrame(`${SHOP}/`);
    Object.defineProperty(document.querySelector('iframe'), 'contentWindow', { value: shop });
    return {
      requests,
      load: () => (isBlank = false),
      answer: () =>
        dispatchEvent(
          Object.defineProperty(
            new MessageEvent('message', {
              data: { type: 'cart', cart: JSON.stringify(cartOf([])) },
              origin: SHOP,
            }),
            'source',
            { value: shop },
          ),
        ),
    };
  }
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    leave();
  });

  test.each([
    ['loads a page that does not answer', true],
    ['stays blank', false],
  ])(
    'a frame that %s: all adds fail after 30 s, and the next one loads it again [PRD-12]',
    async (_, loads) => {
      const { requests, load, answer } = frameOf();
      if (loads) load();
      const changes = Promise.all(['7', '8', '9'].map((code) => addThroughFrame(`${SHOP}/`, code, 1)));
      await vi.advanceTimersByTimeAsync(31_000);
      expect(await changes).toEqual(Array.from({ length: 3 }, () => ({ ok: false, reasons: [] })));
      expect(requests).toHaveLength(loads ? 150 : 0);
      requests.length = 0;
      load();
      const next = addThroughFrame(`${SHOP}/`, '7', 1);
      await vi.advanceTimersByTimeAsync(200);
      answer();
      await vi.advanceTimersByTimeAsync(0);
      answer();
      expect(await next).toMatchObject({ ok: true });
      expect(requests).toEqual([
        [{ type: 'sync-cart' }, '*'],
        [{ type: 'add-to-cart', code: '7', quantity: 1 }, SHOP],
      ]);
    },
  );
});

/** Replaces the frame's window with one of the shop's page. `posted` has its messages with their target origins. */
function arrive() {
  const posted: unknown[][] = [];
  const source = {
    postMessage: (...args: unknown[]) => posted.push(args),
    location: { href: `${SHOP}/` },
  };
  Object.defineProperty(document.querySelector('iframe'), 'contentWindow', { value: source });
  return { posted, source: source as unknown as Window };
}

describe('slow shop frame', () => {
  test('an add without an answer fails after 30 s, those behind it fail too, and the next one is sent [PRD-12]', async () => {
    vi.useFakeTimers();
    leave = acquireShopFrame('http://kauppa.example.test/');
    const { posted, source } = arrive();
    say(cartOf([]), 'http://kauppa.example.test', source);
    const change = addThroughFrame('http://kauppa.example.test/', '7', 2);
    const behind = addThroughFrame('http://kauppa.example.test/', '9', 2);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(posted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await change).toEqual({ ok: false, reasons: [] });
    expect(await behind).toEqual({ ok: false, reasons: [] });
    const next = addThroughFrame('http://kauppa.example.test/', '8', 1);
    say(cartOf([]), 'http://kauppa.example.test', source);
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toHaveLength(2);
    say(cartOf([line('8', 1)]), 'http://kauppa.example.test', source);
    expect(await next).toMatchObject({ ok: true });
  });
});

test.each([
  ['from another origin', 'https://evil.example.test', () => arrive().source],
  ['from another window of the shop', SHOP, () => window],
  ['without a source', SHOP, () => null],
])('shop frame: a cart %s is ignored [SYN-05]', (_, origin, sourceOf) => {
  leave = acquireShopFrame(`${SHOP}/`);
  store.setState({ cart: { ...store.getState().cart, lineItemCount: 0 } });
  const source = sourceOf();
  say(cartOf([line('9', 9)]), origin, source);
  expect(store.getState().cart.lineItemCount).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test.each([undefined, 'mailto:a@b.fi', 'http://['])(
  'shop frame: with the URL %s there is none, and adding fails [SYN-01] [PRD-12]',
  async (url) => {
    acquireShopFrame(url)();
    expect(document.querySelector('iframe')).toBeNull();
    expect(await addThroughFrame(url, '7', 1)).toEqual({ ok: false, reasons: [] });
  },
);

test('shop frame: islands share one, without a place on the page, until the last one leaves [SYN-01] [SYN-04]', () => {
  const leaves = [acquireShopFrame(`${SHOP}/x`), acquireShopFrame(`${SHOP}/x`)];
  const [frame, ...others] = document.querySelectorAll('iframe');
  expect(others).toEqual([]);
  expect(frame).toMatchObject({ src: `${SHOP}/x`, hidden: true, tabIndex: -1, title: 'Lihakauppa' });
  expect(frame!.style.display).toBe('none');
  expect(frame).toHaveAttribute('aria-hidden', 'true');
  leaves[0]!();
  expect(frame!.isConnected).toBe(true);
  leaves[1]!();
  leaves[1]!();
  expect(document.querySelector('iframe')).toBeNull();
});

test('shop frame: one that the page has removed with its body is mounted again by the next island [SYN-01]', () => {
  const leaveFirst = acquireShopFrame(`${SHOP}/`);
  document.body.replaceChildren();
  const leaveSecond = acquireShopFrame(`${SHOP}/`);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  leaveSecond();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  leaveFirst();
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

test('shop frame: a removed one ends its add, and ignores later messages [PRD-12]', async () => {
  leave = acquireShopFrame(`${SHOP}/`);
  const { source } = arrive();
  const before = store.getState().cart;
  leave();
  say(cartOf([line('9', 9)]), SHOP, source);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.getState().cart).toBe(before);
});

test('shop frame: the cart is asked for again when the page is visible or restored, not during an add [SYN-06]', async () => {
  leave = acquireShopFrame(`${SHOP}/`);
  const { posted, source } = arrive();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  visibility.mockReturnValue('visible');
  show();
  await settle();
  expect(posted).toEqual([]);
  say(cartOf([]), SHOP, source);
  await settle();
  expect(posted).toEqual([[{ type: 'sync-cart' }, SHOP]]);
  visibility.mockReturnValue('hidden');
  show();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(posted).toHaveLength(1);
  visibility.mockReturnValue('visible');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(posted).toHaveLength(2);
  const change = addThroughFrame(`${SHOP}/`, '7', 1);
  await settle();
  show();
  await settle();
  expect(posted.slice(2)).toEqual([[{ type: 'add-to-cart', code: '7', quantity: 1 }, SHOP]]);
  const refused = { warnings: ['x'], checkoutWarnings: ['Loppu'] };
  say(cartOf([], refused), SHOP, source);
  expect(await change).toEqual({ ok: false, reasons: ['Loppu'] });
});

test('shop frame: links to the basket have the token of its last answer [SYN-02]', () => {
  leave = acquireShopFrame(`${SHOP}/`);
  const { source } = arrive();
  document.body.insertAdjacentHTML('beforeend', `<a href="${SHOP}/ostoskori">Kori</a>`);
  const link = document.querySelector('a')!;
  const press = () => link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  say(cartOf([line('1', 1)], { handover: 'abc' }), SHOP, source);
  press();
  expect(link.href).toBe(`${SHOP}/ostoskori?kori=abc`);
  say(cartOf([]), SHOP, source);
  press();
  expect(link.href).toBe(`${SHOP}/ostoskori`);
});

test.each<[unknown]>([
  ['cart'],
  [{ type: 'other', cart: '{"lineItems":[]}' }],
  [{ type: 'cart', cart: '[]' }],
])('shop frame: the message %j is no cart [SYN-05]', (data) => {
  leave = acquireShopFrame(`${SHOP}/`);
  const { source } = arrive();
  const before = store.getState().cart;
  dispatchEvent(new MessageEvent('message', { data, origin: SHOP, source }));
  expect(store.getState().cart).toBe(before);
});
