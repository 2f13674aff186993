/**
 * The page settings of this estate's widgets, in addition to those of every island (src/island/settings.ts;
 * docs/reference.md#page-settings).
 */
import { defined, isRecord, readList } from '#lib/read.ts';
import { isLanguage, type Language } from '#lib/site.ts';
import { safeLink } from '#lib/url.ts';

export interface Link {
  label: string;
  link: string;
}

/** The captcha of the page's forms (FRM-30). */
export type CaptchaSettings =
  | { provider: 'mtcaptcha'; siteKey: string; scriptUrl?: string }
  | { provider: 'altcha'; challengeUrl: string };

export interface OwnSettings {
  subDomainId?: string;
  /** The page in the other languages of the site, or their home pages; empty if there is no other language. Default: by the path (NAV-16, NAV-17). */
  otherLanguages?: { language: Language; link: string }[];
  searchUrl: string;
  shopUrl?: string;
  shopOrigin?: string;
  /** URL of the shop's page for the hidden frame on other sites. Default: `shopOrigin` + '/' (SYN-01). `false`: the site sells nothing. */
  shopFrameUrl?: string | false;
  /**
   * Loads the shop's frame only for a visitor who has a cart on this site or comes from the shop, or who uses a buying control. Default:
   * with each page (SYN-01).
   */
  defersShopFrame?: true;
  /** On the shop, URL to which a form posts `code` and `quantity` to add a product without JavaScript. */
  cartFormUrl?: string;
  /**
   * URL to which a form posts `code` and `quantity` to change a line of the basket without JavaScript;
   * `remove` removes it.
   */
  cartLineFormUrl?: string;
  /** URL to which a form posts `code` to add a benefit code without JavaScript; `remove` is a code to remove. */
  couponFormUrl?: string;
  /** A benefit code that was refused without JavaScript. */
  typedCoupon?: string;
  /** URL to which the checkout's form posts an order without JavaScript. */
  orderFormUrl?: string;
  /**
   * Values of the checkout's form without JavaScript, by field name: the data of the customer, or a refused order
   * on the page that reports the refusal.
   */
  order?: unknown;
  /** Why fields of the refused order are refused, by their names without `Form.`. */
  orderProblems?: unknown;
  /** Pages to read before an order, such as its terms. */
  orderLinks?: Link[];
  loginLink?: Link;
  accountLink?: Link;
  mainOrigins: string[];
  captcha?: CaptchaSettings;
  /** The privacy page, which each form links to. */
  privacyUrl?: string;
  /** The note of each form about personal data: who handles it, why and how long. */
  privacyText?: string;
  userName?: string;
  /** The visitor's cart in the format of the shop's API, on a page made for this visitor. */
  cart?: unknown;
  /** The visitor in the format of the shop's API, on a page made for this visitor. */
  customer?: unknown;
}

/**
 * @param text reads a non-empty text by its key
 * @param problem called with a description of each invalid setting, which is left out
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
      otherLanguages: Array.isArray(raw['otherLanguages'])
        ? readList(raw['otherLanguages'], readOtherLanguage)
        : undefined,
      shopOrigin: text('shopOrigin') ?? getOrigin(shopUrl),
      shopFrameUrl: raw['shopFrameUrl'] === false ? false : text('shopFrameUrl'),
      defersShopFrame: raw['defersShopFrame'] === true || undefined,
      cartFormUrl: text('cartFormUrl'),
      cartLineFormUrl: text('cartLineFormUrl'),
      couponFormUrl: text('couponFormUrl'),
      typedCoupon: text('typedCoupon'),
      orderFormUrl: text('orderFormUrl'),
      order: raw['order'],
      orderProblems: raw['orderProblems'],
      orderLinks: Array.isArray(raw['orderLinks']) ? readList(raw['orderLinks'], readLink) : undefined,
      loginLink: readLink(raw['loginLink']),
      accountLink: readLink(raw['accountLink']),
      captcha: readCaptcha(raw['captcha'], problem),
      privacyUrl: text('privacyUrl'),
      privacyText: text('privacyText'),
      userName: text('userName'),
      cart: raw['cart'],
      customer: raw['customer'],
    }),
  };
}

function readOtherLanguage(value: unknown): { language: Language; link: string } | undefined {
  if (!isRecord(value) || !isLanguage(value['language'])) return undefined;
  const link = safeLink(value['link']);
  return link === undefined ? undefined : { language: value['language'], link };
}

function readLink(value: unknown): Link | undefined {
  return isRecord(value) && typeof value['label'] === 'string' && typeof value['link'] === 'string'
    ? { label: value['label'], link: value['link'] }
    : undefined;
}

function readCaptcha(value: unknown, problem: (what: string) => void): CaptchaSettings | undefined {
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

function getOrigin(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
}
