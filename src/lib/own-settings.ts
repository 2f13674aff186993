/**
 * What the widgets of this estate read of the page settings, beside what every island does (src/island/settings.ts;
 * docs/embedding.md#page-settings).
 */
import { defined, isRecord, readList } from './read.ts';

export interface Link {
  label: string;
  link: string;
}

/** Which captcha the forms of the page use (FRM-30). */
export type CaptchaSettings =
  | { provider: 'mtcaptcha'; siteKey: string; scriptUrl?: string }
  | { provider: 'altcha'; challengeUrl: string };

export interface OwnSettings {
  subDomainId?: string;
  searchUrl: string;
  shopUrl?: string;
  shopOrigin?: string;
  /** The page of the shop that other sites hold in their hidden frame. Default: `shopOrigin` + '/' (SYN-01). */
  shopFrameUrl?: string;
  /** Where a form of `code` and `quantity` puts a product into the basket without JavaScript, on the shop. */
  cartFormUrl?: string;
  /** Where a form of `code` and `quantity` changes a line of the basket without JavaScript; one of `remove` takes it out. */
  cartLineFormUrl?: string;
  /** Where the checkout's form sends an order without JavaScript. */
  orderFormUrl?: string;
  /** What was typed into such a form whose order was refused, by the names of its fields: on the page that says so. */
  order?: unknown;
  loginLink?: Link;
  accountLink?: Link;
  mainOrigins: string[];
  captcha?: CaptchaSettings;
  userName?: string;
  /** The visitor's cart as the shop answers it, on a page that is theirs alone. */
  cart?: unknown;
}

/**
 * @param text reads a text that is not empty, by its key
 * @param problem is told what is wrong and left out
 */
export function readOwnSettings(
  raw: Readonly<Record<string, unknown>>,
  text: (key: string) => string | undefined,
  problem: (what: string) => void,
): OwnSettings {
  const shopUrl = text('shopUrl');
  return {
    searchUrl: text('searchUrl') ?? '/haku',
    mainOrigins: readList(raw['mainOrigins'], (origin) => (typeof origin === 'string' ? origin : undefined)),
    ...defined({
      subDomainId: text('subDomainId'),
      shopUrl,
      shopOrigin: text('shopOrigin') ?? originOf(shopUrl),
      shopFrameUrl: text('shopFrameUrl'),
      cartFormUrl: text('cartFormUrl'),
      cartLineFormUrl: text('cartLineFormUrl'),
      orderFormUrl: text('orderFormUrl'),
      order: raw['order'],
      loginLink: link(raw['loginLink']),
      accountLink: link(raw['accountLink']),
      captcha: captcha(raw['captcha'], problem),
      userName: text('userName'),
      cart: raw['cart'],
    }),
  };
}

function link(value: unknown): Link | undefined {
  return isRecord(value) && typeof value['label'] === 'string' && typeof value['link'] === 'string'
    ? { label: value['label'], link: value['link'] }
    : undefined;
}

function captcha(value: unknown, problem: (what: string) => void): CaptchaSettings | undefined {
  if (value === undefined || value === null) return undefined;
  if (isRecord(value)) {
    const { provider, siteKey, scriptUrl, challengeUrl } = value;
    if (provider === 'mtcaptcha' && typeof siteKey === 'string')
      return { provider, siteKey, ...(typeof scriptUrl === 'string' ? { scriptUrl } : {}) };
    if (provider === 'altcha' && typeof challengeUrl === 'string') return { provider, challengeUrl };
  }
  problem('captcha needs {provider: "mtcaptcha", siteKey} or {provider: "altcha", challengeUrl}');
  return undefined;
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
}
