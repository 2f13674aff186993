/** Widgets whose own component is what a visitor sees before their code has come, and without JavaScript. The others have a fallback. */
const OWN_VIEWS = new Set([
  'add-to-cart',
  'brand-carousel',
  'campaign-card',
  'card-carousel',
  'card-grid',
  'contact-info-cards',
  'delivery-check',
  'delivery-sticky-bar',
  'faq-list',
  'hero-carousel',
  'image-list',
  'job-listing',
  'like-button',
  'lunch-menu-editor',
  'number-counter',
  'page-nav-tabs',
  'portion-calculator',
  'product-card',
  'product-modal',
  'region-map',
  'reviews',
  'school-header',
  'school-question-card',
  'school-slider',
  'school-video',
  'school-vote',
  'social-cards',
  'timeline',
  'video-modal',
  'weekly-menu-builder',
]);

/** Those of a page that the server renders. */
export const ownViewsOf = (widgets: readonly { widget: string }[]): ReadonlySet<string> =>
  new Set(widgets.map(({ widget }) => widget).filter((name) => OWN_VIEWS.has(name)));
