/** The parts of MTCaptcha that all forms of a page share: the configuration, the callbacks and the script. */
import { trustedScriptUrl } from '#lib/trusted-types.ts';

/** The state of one captcha, from the script. */
interface State {
  domID?: string;
  isVerified?: boolean;
  verifiedToken?: string | null;
}

/** The script's globals that are used here. */
interface Page {
  mtcaptchaConfig?: Record<string, unknown> & { renderQueue?: string[] };
  mtcaptcha?: {
    getVerifiedToken?(domID?: string): string | null | undefined;
    getStatus?(domID?: string): State | undefined;
    renderUI?(domID?: string): void;
    resetUI?(domID?: string): void;
  };
}

export const page = globalThis as Page;

/** The second is the provider's fallback URL. */
const SCRIPTS = [
  'https://service.mtcaptcha.com/mtcv1/client/mtcaptcha.min.js',
  'https://service2.mtcaptcha.com/mtcv1/client/mtcaptcha2.min.js',
];

/** `undefined` for a captcha that has failed. */
type Listener = (state: State | undefined, token: string | null | undefined) => void;

const listeners = new Set<Listener>();

/**
 * Calls `listener` with the state and token of the script's callbacks; the token is null when it has expired, undefined
 * if the captcha has failed. Returns a function that unsubscribes.
 */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notifyVerified = (state?: State): void =>
  listeners.forEach((listener) => listener(state, state?.verifiedToken ?? null));
const notifyExpired = (state?: State): void => listeners.forEach((listener) => listener(state, null));
const notifyFailed = (state?: State): void => listeners.forEach((listener) => listener(state, undefined));

/** The script calls global functions by name. */
const CALLBACKS = {
  'verified-callback': ['saaristoCaptchaVerified', notifyVerified],
  'verifyexpired-callback': ['saaristoCaptchaExpired', notifyExpired],
  'error-callback': ['saaristoCaptchaFailed', notifyFailed],
} as const;

/**
 * Writes the configuration that the script reads. Keeps values that the page has set. A page has one site
 * key.
 */
export function configure(siteKey: string, lang: string): void {
  const config = (page.mtcaptchaConfig ??= { lang, renderQueue: [] });
  config['sitekey'] ??= siteKey;
  for (const [key, [name, callback]] of Object.entries(CALLBACKS)) {
    config[key] ??= name;
    if (config[key] === name) (page as Record<string, unknown>)[name] = callback;
  }
}

/** The loads of scripts that this module has added or waits for. */
const loads = new WeakMap<HTMLScriptElement, Promise<void>>();

/**
 * Adds the script, unless the page has it, and waits until it has run. Removes a script that fails, so that a later call
 * tries again. Rejects if it can't be loaded.
 */
export async function loadScript(scriptUrl?: string): Promise<void> {
  if (page.mtcaptcha) return;
  const urls = scriptUrl === undefined ? SCRIPTS : [scriptUrl];
  const addresses = urls.map((url) => new URL(url, document.baseURI).href);
  const isProvider = ({ src }: HTMLScriptElement): boolean =>
    addresses.includes(src) || /\/mtcaptcha2?(\.min)?\.js/.test(src);
  await waitFor([...document.scripts].find(isProvider) ?? addScript(urls[0]!), urls.slice(1));
}

function addScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  script.async = true;
  document.head.append(script);
  return script;
}

/** Waits for a script; after a failure for one of the other addresses. */
function waitFor(script: HTMLScriptElement, others: readonly string[]): Promise<void> {
  const running = loads.get(script);
  if (running) return running;
  const load = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      const [next, ...rest] = others;
      if (next === undefined) reject(new Error('The captcha can not be loaded.'));
      else resolve(waitFor(addScript(next), rest));
    });
  });
  loads.set(script, load);
  return load;
}
