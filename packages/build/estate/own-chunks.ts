/**
 * Groups the shared modules of this repository's widgets into files. By default, rolldown writes a file for every set of modules that the
 * same widgets need, which would be dozens of small files per page. A test checks that every path exists (scripts/test/build.test.ts).
 */
import { type Group, modulesOf, PRELOADING, react, RUNTIME_PATHS } from '../chunk-groups.ts';

interface OwnGroup {
  name: string;
  /** Groups with a higher priority come first. A group also takes the imports of its modules, unless another group has taken them. */
  priority: number;
  /** Paths for `modulesOf`. */
  of: readonly string[];
  /** Further modules, which no path can name. */
  and?: RegExp;
  /** Includes only modules that at least this many entries need. */
  minShareCount?: number;
}

const listPaths = (folder: string, names: string): string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}`);

export const ownGroups: readonly OwnGroup[] = [
  // Modules that nearly every widget needs and, through its imports, the island itself.
  {
    name: 'runtime',
    priority: 8,
    of: [
      ...RUNTIME_PATHS,
      ...listPaths('src/lib', 'retry url image read breakpoints debounce composing cut money stored storage'),
      'src/i18n/format',
      ...listPaths(
        'src/ui',
        'icons Button VisuallyHidden dialog-messages use-dismiss use-broken use-initial-client-value use-request use-media part card/ImageOrNothing buy/add-messages sold-out/',
      ),
    ],
    and: PRELOADING,
  },
  // API calls, the loading of widgets that make a call before their first render, and small modules that only such widgets need.
  {
    name: 'http',
    priority: 7,
    of: [
      'src/api/http',
      'src/api/call',
      'src/api/search',
      'mount/island/load',
      ...listPaths('src/lib', 'analytics cookies next-paint pasted'),
      ...listPaths(
        'src/store',
        'bfcache browser-storage cart/model cart/storage cart/urls cart/use-cart-part use-store',
      ),
      ...listPaths('src/ui', 'like-button/messages cookie-messages status-icons cart-icon on-scroll'),
    ],
  },
  // Also contains the content that replaces a modal on pages without scripts.
  {
    name: 'dialog',
    priority: 5,
    of: ['src/forms/closed-result', ...listPaths('src/ui', 'Dialog use-dialog NoScriptSection')],
  },
  { name: 'rich-text', priority: 5, of: ['src/ui/RichText', 'node_modules/dompurify/'] },
  { name: 'card', priority: 5, of: ['src/ui/card/'] },
  {
    name: 'product-card',
    priority: 4,
    of: ['src/ui/product-card/', 'src/api/product', 'widgets/shop/product-card/'],
    and: /\/saaristo\/island\/product-card\./,
  },
  // Parts of other widgets use the files of these widgets.
  {
    name: 'like-button',
    priority: 4,
    of: ['src/ui/like-button/', 'src/store/likes', 'src/api/likes', 'widgets/content/like-button/'],
    and: /\/saaristo\/island\/like-button\./,
  },
  {
    name: 'quick-search',
    priority: 4,
    of: ['src/ui/quick-search/QuickSearch', 'widgets/search/quick-search/'],
    and: /\/saaristo\/island\/quick-search\./,
  },
  { name: 'gallery', priority: 3, of: ['src/ui/gallery/'] },
  { name: 'video', priority: 3, of: ['src/ui/video-dialog/'] },
  { name: 'slides', priority: 4, of: ['src/ui/carousel/', 'node_modules/swiper/'] },
  {
    name: 'content-cards',
    priority: 3,
    of: ['src/ui/content-card/', 'src/api/content-card', 'src/schemas/content-card', 'src/lib/image-preset'],
    minShareCount: 2,
  },
  {
    name: 'search-page',
    priority: 4,
    of: ['src/store/search/', 'src/ui/search/', 'src/api/search-results', 'node_modules/qs/'],
  },
  // Layout and labels of a field, also used outside of forms.
  { name: 'field', priority: 4, of: listPaths('src/forms', 'Field FieldRow labels') },
  // Forms that are closed at first.
  {
    name: 'closed-form',
    priority: 4,
    of: listPaths('src/ui', 'PartDialog part-dialog-messages use-hash-modal'),
  },
  // Modules of every form. Large modules that only some forms need are in other groups.
  {
    name: 'form',
    priority: 3,
    of: [
      ...listPaths('src/schemas', 'rules form contact-method brand-contact business-contact'),
      'node_modules/react-hook-form/',
      'node_modules/yup/',
    ],
    and: /\/src\/forms\/[A-Z]\w*\./,
  },
  {
    name: 'request-contact-form',
    priority: 2,
    of: ['src/forms/expert-question/', 'widgets/forms/request-contact-form/'],
    and: /\/saaristo\/island\/request-contact-form\./,
  },
  { name: 'product-picker', priority: 2, of: ['src/forms/product-picker/'] },
  { name: 'file-field', priority: 2, of: ['src/forms/files/FileField'] },
  { name: 'retail', priority: 1, of: ['src/forms/retail/'] },
  {
    name: 'sign-up',
    priority: 2,
    of: ['src/forms/sign-up/', 'src/api/sign-ups', 'src/schemas/sign-ups'],
  },
  // Counting and announcing purchases on any site, and the hidden frame through which other sites reach the shop.
  {
    name: 'cart-changes',
    priority: 6,
    of: ['src/store/cart/events', 'src/ui/shop-frame/'],
  },
  {
    name: 'cart-sync',
    priority: 6,
    and: /\/saaristo\/island\/cart-sync\./,
    of: [...listPaths('src/store', 'cart/frame cart/handover'), 'widgets/shop/cart-sync/'],
  },
  // Requests of every page of the shop itself, and the way to the checkout.
  {
    name: 'shop-visitor',
    priority: 3,
    of: [
      ...listPaths('src/store', 'cart/load cart/actions customer/actions shop-visitor'),
      'src/api/cart',
      'src/ui/use-shop-step',
      'src/api/checkout',
    ],
  },
  {
    name: 'add-to-cart',
    priority: 5,
    of: ['src/ui/buy/', 'widgets/shop/add-to-cart/'],
    and: /\/saaristo\/island\/add-to-cart\./,
  },
  // The cart and the parts that show a product use these without buying, or beside it.
  { name: 'quantity', priority: 6, of: listPaths('src/ui', 'quantity/ popover/ info-cards/') },
  // A shared file with styles must not have the name of a widget.
  { name: 'review-parts', priority: 2, of: ['src/ui/stars/', 'src/api/reviews'], minShareCount: 2 },
  // The header's file contains what its two layouts share. Each layout is loaded when it is shown.
  {
    name: 'header',
    priority: 1,
    of: listPaths('src/ui', 'use-layout use-scrolled'),
    and: /\/saaristo\/island\/header\.|\/widgets\/header\/header\/(?!desktop|mobile)/,
  },
];

/** The groups in the form that the build takes. */
export const groups: readonly Group[] = [
  react,
  ...ownGroups.map(({ of, and, ...group }) => ({
    ...group,
    test: and ? new RegExp(`${modulesOf(of).source}|${and.source}`) : modulesOf(of),
  })),
];

/**
 * Parts that a widget's `load.ts` fetches for the first render. A server renders all of them, so their styles belong to the widget's own.
 */
export const firstParts: Readonly<Record<string, readonly string[]>> = {
  header: ['DesktopHeader', 'MobileHeader'],
  'newsletter-modal': ['NewsletterForm'],
  'shop-newsletter-modal': ['Offer'],
  'news-release-modal': ['NewsReleaseForm'],
  'food-service-overlay': ['Forms'],
  checkout: ['PlainOrder'],
};
