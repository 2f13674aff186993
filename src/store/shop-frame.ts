/**
 * The shop in a hidden frame of another site's page: how that page learns of the cart and adds to it (SYN-01 to SYN-07, PRD-14).
 * One frame a page, whoever needs it; it goes with the last one.
 */
import { isRecord, readJson, readText } from '#lib/read.ts';
import { decorateCartLinks } from './cart-handover.ts';
import { onRestored } from './bfcache.ts';
import { readCart } from './read-cart.ts';
import { keepCart } from './keep-cart.ts';
import type { Change } from './shop-cart.ts';
import { pushAdded } from './shop-events.ts';
import { nextNumber } from './stored-cart.ts';

const EVERY_MS = 200;
/** A frame that has not answered in 30 s will not. */
const MOST_TIMES = 150;
/** ms that an added product waits for its answer. */
const ANSWER_TIMEOUT_MS = 30_000;

/** One shop in a frame. */
interface ShopFrame {
  origin: string;
  users: Set<object>;
  /** Resolves with the first answer; rejects where none comes. */
  ready: Promise<void>;
  /** Whoever waits for the answer to what they added. */
  awaiting: ((change: Change) => void) | undefined;
  post: (message: object) => void;
  remove: () => void;
}

let current: ShopFrame | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Brings the shop's frame onto the page where it is not there yet, until the result is called. For an effect.
 * @param url the frame's address; undefined, or one that is none, brings no frame
 */
export function keepShopFrame(url: string | undefined): () => void {
  const user = {};
  const address = pageOf(url);
  const frame = address && (current ??= bring(address));
  frame?.users.add(user);
  return () => {
    frame?.users.delete(user);
    if (frame?.users.size === 0 && current === frame) {
      frame.remove();
      current = undefined;
    }
  };
}

/** The address of a page; undefined where it is none that a frame may hold. */
function pageOf(url: string | undefined): URL | undefined {
  if (url === undefined || !URL.canParse(url, location.href)) return undefined;
  const address = new URL(url, location.href);
  return /^https?:$/.test(address.protocol) ? address : undefined;
}

/**
 * Adds a product through the frame at `url`: posted once, after the first answer; the shop's next one says what came of it (SYN-03).
 * One product at a time, so that each answer has its question. Never rejects.
 */
export function addThroughFrame(url: string | undefined, code: string, quantity: number): Promise<Change> {
  const turn = last.then(async () => {
    const leave = keepShopFrame(url);
    try {
      const change = await post(code, quantity);
      if (change.ok) pushAdded(change.cart, code, quantity);
      return change;
    } catch {
      return { ok: false, reasons: [] } as const;
    } finally {
      leave();
    }
  });
  last = turn;
  return turn;
}

async function post(code: string, quantity: number): Promise<Change> {
  const frame = current;
  if (!frame) throw new Error('Nobody says where the shop is.');
  await frame.ready;
  return new Promise((resolve, reject) => {
    const end = (then: () => void): void => {
      clearTimeout(timer);
      frame.awaiting = undefined;
      then();
    };
    const timer = setTimeout(
      () => end(() => reject(new Error('The shop gave no answer.'))),
      ANSWER_TIMEOUT_MS,
    );
    frame.awaiting = (change) => end(() => resolve(change));
    frame.post({ type: 'add-to-cart', code, quantity });
  });
}

function bring({ href, origin }: URL): ShopFrame {
  const element = document.createElement('iframe');
  element.src = href;
  element.hidden = true;
  element.tabIndex = -1;
  element.title = 'Lihakauppa';
  element.setAttribute('aria-hidden', 'true');
  element.style.display = 'none';

  let tries = 0;
  let answered = (): void => {};
  let failed = (_: Error): void => {};
  const frame: ShopFrame = {
    origin,
    users: new Set(),
    ready: new Promise((resolve, reject) => {
      answered = resolve;
      failed = reject;
    }),
    awaiting: undefined,
    post: (message) => element.contentWindow?.postMessage(message, origin),
    remove() {
      clearInterval(timer);
      removeEventListener('message', heard);
      document.removeEventListener('visibilitychange', seen);
      stopDecorating();
      forget();
      element.remove();
      failed(new Error('The frame is gone.'));
    },
  };
  // Nobody may be waiting for it.
  frame.ready.catch(() => {});

  /** Asks anew until there is an answer (SYN-06); a frame that has not got anywhere yet would only make the browser complain. */
  const ask = (): void => {
    if (isBlank(element)) return;
    tries += 1;
    if (tries > MOST_TIMES) {
      clearInterval(timer);
      failed(new Error('The shop gave no answer.'));
      return;
    }
    // It says nothing but that it asks. A frame that holds an error page of the browser's would have each of these reported
    // if it were meant for the shop alone.
    element.contentWindow?.postMessage({ type: 'sync-cart' }, '*');
  };
  const heard = ({ data, origin: from, source }: MessageEvent): void => {
    if (from !== origin || source !== element.contentWindow) return;
    const message = isRecord(data) && data['type'] === 'cart' ? readText(data['cart']) : undefined;
    const given = readJson(message);
    const cart = readCart(given);
    if (!cart) return;
    clearInterval(timer);
    keepCart(cart, nextNumber());
    handover.token = isRecord(given) ? readText(given['handover']) : undefined;
    answered();
    // The answer to a question before it (`shop-listener.ts`): what came of adding is not in it.
    if (isRecord(given) && given['isNews'] === true) return;
    frame.awaiting?.(
      cart.warnings.length > 0 ? { ok: false, reasons: cart.checkoutWarnings } : { ok: true, cart },
    );
  };
  /** The visitor comes back from another tab, or from the shop: the cart may be another one by now. */
  const again = (): void => {
    if (!frame.awaiting) frame.post({ type: 'sync-cart' });
  };
  const seen = (): void => {
    if (document.visibilityState === 'visible') void frame.ready.then(again, () => {});
  };
  const handover: { token: string | undefined } = { token: undefined };
  const stopDecorating = decorateCartLinks(origin, handover);
  const forget = onRestored(seen);
  const timer = setInterval(ask, EVERY_MS);
  addEventListener('message', heard);
  document.addEventListener('visibilitychange', seen);
  document.body.append(element);
  return frame;
}

/** Whether the frame still shows the empty document that every frame begins with. */
function isBlank({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    return contentWindow === null || contentWindow.location.href === 'about:blank';
  } catch {
    // Another origin, so it has come somewhere.
    return false;
  }
}
