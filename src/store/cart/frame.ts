/**
 * The shop in a hidden frame of another site's page: reads the cart and adds products to it (SYN-01 to
 * SYN-07, PRD-14). All islands of a page share one frame; it is removed with the last user.
 */
import type { CartAnswer } from '#api/cart.ts';
import { DEFAULT_LANGUAGE, type Language } from '#lib/site.ts';
import { isRecord, readJson, readText } from '#lib/read.ts';
import { onRestored } from '../bfcache.ts';
import type { Change } from './model.ts';
import { pushAddToCart } from './events.ts';
import { decorateCartLinks } from './handover.ts';
import { commitCart, nextRevision, readCart } from './storage.ts';
import { getPageUrl } from '#lib/page-address.ts';

const INTERVAL_MS = 200;
/** 30 s: a frame that has not answered by then has failed. */
const MAX_TRIES = 150;
/** Time in ms that an added product waits for its answer. */
const ANSWER_TIMEOUT_MS = 30_000;
const NO_ANSWER = 'The shop gave no answer.';

interface ShopFrame {
  origin: string;
  element: HTMLIFrameElement;
  /** Resolves with the first answer. Rejects if none arrives, and after an add without an answer. */
  ready: Promise<void>;
  /** Loads a frame that has failed again. */
  restart: () => void;
  /** Rejects `ready`, so that waiting adds fail too. */
  fail: (why: string) => void;
  /** Handles the answer to `add-to-cart`. */
  awaiting: ((change: Change) => void) | undefined;
  post: (message: object) => void;
  remove: () => void;
}

let current: ShopFrame | undefined;
const users = new Set<object>();
let lastAdd: Promise<unknown> = Promise.resolve();

/**
 * Mounts the shop's frame, or shares the one that is there. Returns a function that releases it. For an
 * effect.
 * @param url the frame's URL; undefined or an invalid URL mounts no frame
 */
export function acquireShopFrame(url: string | undefined): () => void {
  const user = {};
  const address = parsePageUrl(url);
  if (address) {
    users.add(user);
    // A router may have replaced the body.
    if (current?.element.isConnected === false) current.remove();
    current ??= mountFrame(address);
  }
  return () => {
    if (users.delete(user) && users.size === 0) current?.remove();
  };
}

/** Parses the URL of a page; undefined if it is not an http or https URL. */
function parsePageUrl(url: string | undefined): URL | undefined {
  if (url === undefined || !URL.canParse(url, getPageUrl())) return undefined;
  const address = new URL(url, getPageUrl());
  return /^https?:$/.test(address.protocol) ? address : undefined;
}

/**
 * Adds a product through the frame at `url`: posts one message after the frame's first answer, and reads the
 * result from the next answer (SYN-03). Adds one product at a time, so that answers match their messages. If the frame
 * fails, all waiting adds fail, and the next one loads it again.
 * Never rejects.
 */
export async function addThroughFrame(
  url: string | undefined,
  code: string,
  quantity: number,
  language?: Language,
): Promise<Change> {
  const release = acquireShopFrame(url);
  const frame = parsePageUrl(url) && current;
  frame?.restart();
  const result = lastAdd.then(async () => {
    try {
      // A message without a language is in the shop's own, as SYN-07 describes it.
      const change = await postAndWait(frame, {
        code,
        quantity,
        ...(language !== DEFAULT_LANGUAGE && { language }),
      });
      if (change.ok) pushAddToCart(change.cart, code, quantity);
      return change;
    } catch {
      return { ok: false, reasons: [] } as const;
    } finally {
      release();
    }
  });
  lastAdd = result;
  return result;
}

async function postAndWait(frame: ShopFrame | undefined, product: object): Promise<Change> {
  if (!frame) throw new Error('Nobody says where the shop is.');
  await frame.ready;
  return new Promise((resolve, reject) => {
    const end = (then: () => void): void => {
      clearTimeout(timer);
      frame.awaiting = undefined;
      then();
    };
    const timer = setTimeout(() => {
      frame.fail(NO_ANSWER);
      end(() => reject(new Error(NO_ANSWER)));
    }, ANSWER_TIMEOUT_MS);
    frame.awaiting = (change) => end(() => resolve(change));
    frame.post({ type: 'add-to-cart', ...product });
  });
}

function mountFrame({ href, origin }: URL): ShopFrame {
  const element = document.createElement('iframe');
  element.src = href;
  element.hidden = true;
  element.tabIndex = -1;
  element.title = 'Lihakauppa';
  element.setAttribute('aria-hidden', 'true');
  element.style.display = 'none';

  let tries = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let hasFailed = false;
  let resolveReady = (): void => {};
  let rejectReady = (_: Error): void => {};
  const frame: ShopFrame = {
    origin,
    element,
    ready: Promise.resolve(),
    restart() {
      if (!hasFailed) return;
      element.src = href;
      start();
    },
    fail(why) {
      clearInterval(timer);
      hasFailed = true;
      // Those who wait for the first answer, and those who wait after it.
      rejectReady(new Error(why));
      renewReady();
      rejectReady(new Error(why));
    },
    awaiting: undefined,
    post: (message) => element.contentWindow?.postMessage(message, origin),
    remove() {
      current = undefined;
      frame.fail('The frame is gone.');
      removeEventListener('message', handleMessage);
      document.removeEventListener('visibilitychange', handleVisible);
      stopDecorating();
      unsubscribeRestored();
      element.remove();
    },
  };
  const renewReady = (): void => {
    frame.ready = new Promise((resolve, reject) => {
      resolveReady = resolve;
      rejectReady = reject;
    });
    // Prevents an unhandled rejection if nobody waits for it.
    frame.ready.catch(() => {});
  };
  const start = (): void => {
    hasFailed = false;
    tries = 0;
    renewReady();
    timer = setInterval(requestFirstCart, INTERVAL_MS);
  };

  /**
   * Asks repeatedly until the frame answers (SYN-06). Skips a frame that is still blank, because the browser
   * would log an error.
   */
  const requestFirstCart = (): void => {
    tries += 1;
    if (tries > MAX_TRIES) return frame.fail(NO_ANSWER);
    if (isBlank(element)) return;
    // The message contains no data, so '*' is safe. With the shop's origin, the browser would log an error
    // for each message to a frame that shows the browser's own error page.
    element.contentWindow?.postMessage({ type: 'sync-cart' }, '*');
  };
  const handleMessage = ({ data, origin: from, source }: MessageEvent): void => {
    if (from !== origin || source !== element.contentWindow) return;
    const message = isRecord(data) && data['type'] === 'cart' ? readText(data['cart'], Infinity) : undefined;
    const given = readJson(message);
    const cart = readCart(given as CartAnswer);
    if (!cart) return;
    clearInterval(timer);
    commitCart(cart, nextRevision());
    handover.token = isRecord(given) ? readText(given['handover']) : undefined;
    // The answer may be late.
    if (hasFailed) renewReady();
    hasFailed = false;
    resolveReady();
    // This answers an earlier `sync-cart` (`frame-listener.ts`), not `add-to-cart`.
    if (isRecord(given) && given['isNews'] === true) return;
    frame.awaiting?.(
      cart.warnings.length > 0 ? { ok: false, reasons: cart.checkoutWarnings } : { ok: true, cart },
    );
  };
  /** Asks for the cart again: it may have changed while the visitor was in another tab. */
  const requestCart = (): void => {
    if (!frame.awaiting) frame.post({ type: 'sync-cart' });
  };
  const handleVisible = (): void => {
    if (document.visibilityState === 'visible') void frame.ready.then(requestCart, () => {});
  };
  const handover: { token?: string | undefined } = {};
  const stopDecorating = decorateCartLinks(origin, handover);
  const unsubscribeRestored = onRestored(handleVisible);
  start();
  addEventListener('message', handleMessage);
  document.addEventListener('visibilitychange', handleVisible);
  document.body.append(element);
  return frame;
}

/** Returns whether the frame still shows its initial empty document. */
function isBlank({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    return contentWindow === null || contentWindow.location.href === 'about:blank';
  } catch {
    // A cross-origin document has been loaded.
    return false;
  }
}
