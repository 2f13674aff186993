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

type Listener = (state: State | undefined, token: string | null) => void;

const listeners = new Set<Listener>();

/**
 * Calls `listener` with the state and token of the script's callbacks; the token is null when it is no longer
 * valid. Returns a function that unsubscribes.
 */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notifyVerified = (state?: State): void =>
  listeners.forEach((listener) => listener(state, state?.verifiedToken ?? null));
const notifyLost = (state?: State): void => listeners.forEach((listener) => listener(state, null));

/** The script calls global functions by name. */
const CALLBACKS = {
  'verified-callback': ['saaristoCaptchaVerified', notifyVerified],
  'verifyexpired-callback': ['saaristoCaptchaExpired', notifyLost],
  'error-callback': ['saaristoCaptchaFailed', notifyLost],
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

/** Adds the script, unless the page has it. Removes a script that fails, so that a later call tries again. */
export function loadScript(scriptUrl?: string): void {
  const urls = scriptUrl === undefined ? SCRIPTS : [scriptUrl];
  const scripts = [...document.scripts].map(({ src }) => src);
  const isPresent = urls.some((url) => scripts.includes(new URL(url, document.baseURI).href));
  if (!page.mtcaptcha && !isPresent && !scripts.some((src) => /\/mtcaptcha2?(\.min)?\.js/.test(src)))
    addScript(urls);
}

function addScript([url, ...others]: string[]): void {
  if (url === undefined) return;
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  script.async = true;
  script.onerror = () => {
    script.remove();
    addScript(others);
  };
  document.head.append(script);
}
