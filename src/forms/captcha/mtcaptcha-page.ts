/** What MTCaptcha has once a page, for all its forms: the configuration, the callbacks, the script. */
import { trustedScriptUrl } from '#lib/trusted-types.ts';

/** What the script says of one captcha. */
interface State {
  domID?: string;
  isVerified?: boolean;
  verifiedToken?: string | null;
}

/** The script's own names on the page, as far as they are used here. */
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

/** The second is the provider's other address, for when the first cannot be reached. */
const SCRIPTS = [
  'https://service.mtcaptcha.com/mtcv1/client/mtcaptcha.min.js',
  'https://service2.mtcaptcha.com/mtcv1/client/mtcaptcha2.min.js',
];

type Listener = (state: State | undefined, token: string | null) => void;

const listeners = new Set<Listener>();

/** Tells the listener what the script's callbacks say: a token, or null for one that is no longer good. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const verified = (state?: State): void =>
  listeners.forEach((listener) => listener(state, state?.verifiedToken ?? null));
const lost = (state?: State): void => listeners.forEach((listener) => listener(state, null));

/** The script calls global functions by their names. */
const CALLBACKS = {
  'verified-callback': ['saaristoCaptchaVerified', verified],
  'verifyexpired-callback': ['saaristoCaptchaExpired', lost],
  'error-callback': ['saaristoCaptchaFailed', lost],
} as const;

/** Writes the configuration that the script reads; what the page has set itself stays. One site key a page. */
export function prepare(siteKey: string, lang: string): void {
  const config = (page.mtcaptchaConfig ??= { lang, renderQueue: [] });
  config['sitekey'] ??= siteKey;
  for (const [key, [name, callback]] of Object.entries(CALLBACKS)) {
    config[key] ??= name;
    if (config[key] === name) (page as Record<string, unknown>)[name] = callback;
  }
}

/** Adds the script, unless the page has it. One that fails is taken out, so that a later call tries again. */
export function loadScript(scriptUrl?: string): void {
  const urls = scriptUrl === undefined ? SCRIPTS : [scriptUrl];
  const scripts = [...document.scripts].map(({ src }) => src);
  const isThere = urls.some((url) => scripts.includes(new URL(url, document.baseURI).href));
  if (!page.mtcaptcha && !isThere && !scripts.some((src) => /\/mtcaptcha2?(\.min)?\.js/.test(src))) add(urls);
}

function add([url, ...others]: string[]): void {
  if (url === undefined) return;
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  script.async = true;
  script.onerror = () => {
    script.remove();
    add(others);
  };
  document.head.append(script);
}
