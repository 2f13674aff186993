/**
 * What the widgets of this repository have built together. Without it, rolldown makes a file of every set of modules that the same
 * widgets need: with many widgets, dozens of small ones a page. Every path is a file or a folder (test/unit/tools/build.test.ts).
 */
import { type Group, modulesOf, PRELOADING, react, RUNTIME_PATHS } from '../build/chunk-groups.ts';
import type { SharedSheet } from '../build/file-names.ts';

interface OwnGroup {
  name: string;
  /** The higher one first: a group takes what its modules import, too, unless that is taken already. */
  priority: number;
  /** Paths, as `modulesOf` takes them. */
  of: readonly string[];
  /** What no path names. */
  and?: RegExp;
  /** Only modules that so many others need. */
  minShareCount?: number;
}

const within = (folder: string, names: string): string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}`);

export const ownGroups: readonly OwnGroup[] = [
  // What nearly every widget needs, and by its imports what an island is.
  {
    name: 'runtime',
    priority: 8,
    of: [
      ...RUNTIME_PATHS,
      ...within('src/lib', 'persist url image read breakpoints debounce cut form-result money stock'),
      'src/i18n/format',
      'src/store/use-is-shop',
      ...within(
        'src/ui',
        'icons Button VisuallyHidden dialog-messages use-dismiss use-broken use-at-first use-request part card/ImageOrNothing buy/add-messages sold-out/ without-script',
      ),
    ],
    and: PRELOADING,
  },
  // Calls, what widgets wait for that make one before their first render, and the small modules that only such widgets need.
  {
    name: 'http',
    priority: 7,
    of: [
      'src/api/http',
      'mount/load',
      ...within('src/lib', 'analytics cart-link page-token'),
      ...within(
        'src/store',
        'bfcache browser-storage page-cart read-cart stored-cart use-cart-part use-store',
      ),
      ...within('src/ui', 'like-button/messages status-icons cart-icon follow-scroll'),
    ],
  },
  // What is found by words; the lists of pages, and the box of every header.
  { name: 'hits', priority: 6, of: ['src/api/search'] },
  // With what is in the page, where no script runs, in the place of a modal.
  {
    name: 'dialog',
    priority: 5,
    of: ['src/forms/closed-result', ...within('src/ui', 'Dialog use-dialog InPage')],
  },
  { name: 'rich-text', priority: 5, of: ['src/ui/RichText', 'node_modules/dompurify/'] },
  { name: 'card', priority: 5, of: ['src/ui/card/'] },
  {
    name: 'product-card',
    priority: 4,
    of: ['src/ui/product-card/', 'src/api/product', 'widgets/shop/product-card/'],
    and: /\/saaristo\/island\/product-card\./,
  },
  { name: 'gallery', priority: 3, of: ['src/ui/gallery/'] },
  { name: 'video', priority: 3, of: ['src/ui/video-dialog/'] },
  { name: 'slides', priority: 4, of: ['src/ui/carousel/', 'node_modules/swiper/'] },
  {
    name: 'content-cards',
    priority: 3,
    of: ['src/ui/content-card/', 'src/api/content-card', 'src/lib/content-card', 'src/lib/image-preset'],
    minShareCount: 2,
  },
  {
    name: 'search-page',
    priority: 4,
    of: ['src/store/search/', 'src/ui/search/', 'src/api/search-results', 'node_modules/qs/'],
  },
  // How a field looks and what it is called, also outside of a form.
  { name: 'field', priority: 4, of: within('src/forms', 'Field FieldRow labels') },
  // A form that is closed at first.
  {
    name: 'closed-form',
    priority: 4,
    of: within('src/ui', 'PartDialog part-dialog-messages use-hash-modal'),
  },
  // Every form; what only some of them have, and is large, is beside it.
  {
    name: 'form',
    priority: 3,
    of: [
      ...within('src/schemas', 'rules form contact-method'),
      'node_modules/react-hook-form/',
      'node_modules/yup/',
    ],
    and: /\/src\/forms\/[A-Z]\w*\./,
  },
  { name: 'product-picker', priority: 2, of: ['src/forms/product-picker/'] },
  { name: 'file-field', priority: 2, of: ['src/forms/files/FileField'] },
  { name: 'retail', priority: 1, of: ['src/forms/retail/'] },
  {
    name: 'sign-up',
    priority: 2,
    of: ['src/forms/sign-up/', 'src/api/sign-ups', 'src/schemas/sign-ups'],
  },
  // What is bought is counted and told, on any site; and the frame by which the others reach the shop.
  {
    name: 'cart-changes',
    priority: 6,
    of: [...within('src/store', 'shop-events commit-cart'), 'src/ui/shop-frame/'],
  },
  {
    name: 'cart-sync',
    priority: 6,
    and: /\/saaristo\/island\/cart-sync\./,
    of: [...within('src/store', 'shop-frame cart-handover'), 'widgets/shop/cart-sync/'],
  },
  // What every page of the shop itself asks for, and what leads to the checkout.
  {
    name: 'shop-visitor',
    priority: 3,
    of: [
      ...within('src/store', 'shop-cart shop-customer shop-visitor'),
      'src/api/cart',
      'src/ui/use-shop-step',
      'src/lib/checkout-url',
      'src/api/checkout',
    ],
  },
  { name: 'buying', priority: 5, of: ['src/ui/buy/'] },
  // A cart has it without what buys.
  { name: 'quantity', priority: 6, of: within('src/ui', 'quantity/ popover/') },
  // A shared file with styles must not be called as a widget is.
  { name: 'review-parts', priority: 2, of: ['src/ui/stars/', 'src/api/reviews'], minShareCount: 2 },
  // The header brings what its two layouts share, and each layout when it is shown.
  {
    name: 'header',
    priority: 1,
    of: within('src/ui', 'use-layout use-scrolled'),
    and: /\/saaristo\/island\/header\.|\/widgets\/header\/header\/(?!desktop|mobile)/,
  },
];

/** The groups as the build takes them. */
export const groups: readonly Group[] = [
  react,
  ...ownGroups.map(({ of, and, ...group }) => ({
    ...group,
    test: and ? new RegExp(`${modulesOf(of).source}|${and.source}`) : modulesOf(of),
  })),
];

/** Parts of a widget that its `load.ts` fetches for the first render: a server renders them all, so their styles are the widget's own. */
export const firstParts: Readonly<Record<string, readonly string[]>> = {
  header: ['DesktopHeader', 'MobileHeader'],
  'newsletter-modal': ['NewsletterForm'],
  'shop-newsletter-modal': ['Offer'],
  'news-release-modal': ['NewsReleaseForm'],
  'food-service-overlay': ['Forms'],
  checkout: ['PlainOrder'],
};

/** Stylesheets that are one file: those of cards of any kind, and what nearly every widget needs, which pages have in their own. */
export const sheets: readonly SharedSheet[] = [
  { name: 'saaristo', of: ['runtime'] },
  { name: 'cards', of: ['card', 'content-cards', 'product-card', 'card-grid'] },
  { name: 'card-parts', of: ['gallery', 'buying', 'quantity'] },
  { name: 'carousels', of: ['slides', 'hero-carousel', 'brand-carousel'] },
  { name: 'search-pages', of: ['search-page', 'site-search'] },
  { name: 'header-layouts', of: ['header', 'DesktopHeader', 'MobileHeader'] },
];
