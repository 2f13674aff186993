/** Widgets whose own component is what a visitor sees before their code has come, and without JavaScript. The others have a fallback. */
const OWN_VIEWS = new Set([
  'brand-carousel',
  'campaign-card',
  'card-carousel',
  'card-grid',
  'contact-info-cards',
  'faq-list',
  'header',
  'hero-carousel',
  'image-list',
  'job-listing',
  'like-button',
  'news-search',
  'number-counter',
  'page-nav-tabs',
  'product-card',
  'product-search',
  'quick-search',
  'recipe-search',
  'region-map',
  'school-header',
  'school-question-card',
  'school-slider',
  'school-video',
  'school-vote',
  'shop-product-search',
  'site-search',
  'social-cards',
  'timeline',
  'video-modal',
]);

/** Those of a page that the server renders. */
export const ownViewsOf = (widgets: readonly { widget: string }[]): ReadonlySet<string> =>
  new Set(widgets.map(({ widget }) => widget).filter((name) => OWN_VIEWS.has(name)));
