/** The kinds of pages whose weight is watched, and what each may weigh (docs/performance.md). */

/** kB are 1,000 bytes, compressed by brotli at its highest level. */
export const FLOOR = {
  /** react, react-dom and zustand: what any island costs. */
  react: 58_400,
  /** axios, where a widget of the page calls the API. */
  axios: 19_000,
};

/** Bytes of the script that every page includes. */
export const SCRIPT_BUDGET = 2048;

export interface PageKind {
  name: string;
  widgets: string[];
  /** Parts that these widgets import on every page of the kind, by the start of their file names. */
  parts?: string[];
  /** Bytes allowed above the floor. */
  budget: number;
}

export const pageKinds: PageKind[] = [
  { name: 'like button', widgets: ['like-button'], budget: 8_100 },
  { name: 'questions and answers', widgets: ['faq-list'], budget: 23_550 },
  { name: 'header, wide window', widgets: ['header'], parts: ['DesktopHeader'], budget: 16_000 },
  { name: 'header, narrow window', widgets: ['header'], parts: ['MobileHeader'], budget: 16_300 },
  { name: 'quick search', widgets: ['quick-search'], budget: 14_900 },
  { name: 'site search page', widgets: ['site-search'], budget: 22_000 },
  { name: 'product search page', widgets: ['product-search'], budget: 26_100 },
  { name: 'product card', widgets: ['product-card'], budget: 17_450 },
  // The aim is 32: swiper's core alone is 19, and the script's table grows with every widget.
  { name: 'carousel page', widgets: ['brand-carousel'], budget: 33_700 },
  // All kinds of cards beside it.
  { name: 'card carousel', widgets: ['card-carousel'], budget: 40_850 },
  { name: 'card grid', widgets: ['card-grid'], budget: 22_000 },
  { name: 'form', widgets: ['question-form'], budget: 45_000 },
  // The aim is 45: that forms are sent without a script, and go on from there, is 2.
  { name: 'form with all kinds of fields', widgets: ['complaint-form'], budget: 47_150 },
  {
    name: 'product page of the shop',
    widgets: ['add-to-cart', 'delivery-check', 'reviews'],
    parts: ['shop-cart'],
    budget: 24_000,
  },
  {
    name: 'basket page',
    widgets: ['cart', 'login-prompt', 'checkout'],
    parts: ['shop-cart'],
    budget: 32_400,
  },
  { name: 'weekly menu, looked at', widgets: ['weekly-menu-builder'], budget: 14_400 },
];
