/**
 * What is built into one file because it is needed together. Without these, rolldown makes a file of every set of modules
 * that the same widgets need: with many widgets, dozens of small ones a page.
 */

import type { SharedSheet } from './file-names.ts';

interface Group {
  name: string;
  /** The higher one first: a group takes what its modules import, too, unless that is taken already. */
  priority: number;
  test: RegExp;
  /** Only modules that so many others need. */
  minShareCount?: number;
}

export const groups: Group[] = [
  { name: 'react', priority: 9, test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  // What nearly every widget needs, and by its imports what an island is.
  {
    name: 'runtime',
    priority: 8,
    test: /\/mount\/(island|part|style|root|schedule|hand-over)\.|\/src\/(lib\/(persist|url|image|read|breakpoints|debounce|cart-link)|i18n\/format|store\/(use-store|browser-storage|stored-cart)|ui\/(icons|Button|VisuallyHidden|dialog-messages|use-dismiss|use-broken|use-at-first|use-request|part|card\/ImageOrNothing))\.|vite\/preload-helper|\/src\/ui\/follow-scroll\./,
  },
  // Calls, and what widgets wait for that make one before their first render.
  { name: 'http', priority: 7, test: /\/src\/api\/http\.ts|\/mount\/load\.ts|node_modules\/axios\// },
  // What is found by words; the lists of pages, and the box of every header.
  { name: 'hits', priority: 6, test: /\/src\/api\/search\.ts/ },
  { name: 'dialog', priority: 5, test: /\/src\/ui\/(Dialog|use-dialog|use-hash-modal)\./ },
  { name: 'rich-text', priority: 5, test: /\/src\/ui\/RichText\.|node_modules\/dompurify\// },
  { name: 'card', priority: 5, test: /\/src\/ui\/card\// },
  // Small things that forms and the shop both have: neither is to bring the other.
  {
    name: 'parts',
    priority: 5,
    test: /\/src\/(store\/use-is-shop\.|lib\/(analytics|cut|money)\.|ui\/shop-frame\/)/,
  },
  // For the shop and the weekly menu: neither is to bring the other.
  { name: 'bfcache', priority: 5, test: /\/src\/store\/bfcache\./ },
  // What a card of the shop says before its buy control is there.
  { name: 'buy-parts', priority: 5, test: /\/src\/(ui\/(sold-out\/|(buy|quantity)\/messages)|lib\/stock)/ },
  { name: 'product-cards', priority: 4, test: /\/src\/(ui\/product-card\/|api\/product\.)/ },
  { name: 'video', priority: 3, test: /\/src\/ui\/video-dialog\// },
  { name: 'slides', priority: 4, test: /\/src\/ui\/carousel\/|node_modules\/swiper\// },
  {
    name: 'content-cards',
    priority: 3,
    test: /\/src\/(ui\/content-card\/|(api|lib)\/content-card|lib\/image-preset)/,
    minShareCount: 2,
  },
  { name: 'search-page', priority: 4, test: /\/src\/(store|ui)\/search\/|node_modules\/qs\// },
  // How a field looks, also outside of a form.
  { name: 'field', priority: 4, test: /\/src\/forms\/(Field|FieldRow)\./ },
  // Every form; what only some of them have, and is large, is beside it.
  {
    name: 'form',
    priority: 3,
    test: /\/src\/forms\/[A-Z]\w*\.|\/src\/schemas\/(rules|form|contact-method)\.|node_modules\/(react-hook-form|yup)\//,
  },
  { name: 'product-picker', priority: 2, test: /\/src\/forms\/product-picker\// },
  { name: 'file-field', priority: 2, test: /\/src\/forms\/files\/FileField\./ },
  {
    name: 'sign-up',
    priority: 2,
    test: /\/src\/(forms\/sign-up\/|api\/sign-ups|schemas\/sign-ups|lib\/cookies)/,
  },
  // What changes the shop's cart, and what shows how much of something is bought.
  {
    name: 'shop-cart',
    priority: 3,
    test: /\/src\/(store\/(shop-cart|shop-events|keep-cart|line-changes)|api\/cart)\./,
  },
  { name: 'buying', priority: 2, test: /\/src\/ui\/(buy|quantity|popover)\// },
  // A shared file with styles must not be called as a widget is.
  { name: 'review-parts', priority: 2, test: /\/src\/(ui\/stars\/|api\/reviews)/, minShareCount: 2 },
  // The header brings what its two layouts share, and each layout when it is shown.
  {
    name: 'header',
    priority: 1,
    test: /\/saaristo\/island\/header\.|\/widgets\/header\/header\/(?!desktop|mobile)|\/src\/ui\/use-(layout|scrolled)\./,
  },
];

/** Parts of a widget that its `load.ts` fetches for the first render: a server renders them all, so their styles are the widget's own. */
export const firstParts: Readonly<Record<string, readonly string[]>> = {
  header: ['DesktopHeader', 'MobileHeader'],
};

/** Stylesheets that are one file: those of cards of any kind, and what nearly every widget needs, which pages have in their own. */
export const sheets: readonly SharedSheet[] = [
  { name: 'saaristo', of: ['runtime'] },
  { name: 'cards', of: ['card', 'content-cards', 'buy-parts', 'product-cards', 'card-grid', 'product-card'] },
  { name: 'carousels', of: ['slides', 'hero-carousel', 'brand-carousel'] },
  { name: 'search-pages', of: ['search-page', 'site-search'] },
  { name: 'header-layouts', of: ['header', 'DesktopHeader', 'MobileHeader'] },
];
