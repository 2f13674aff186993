/** Widgets whose own component is what a visitor sees before their code has come, and without JavaScript. The others have a fallback. */
const OWN_VIEWS = new Set([
  'brand-carousel',
  'campaign-card',
  'card-carousel',
  'card-grid',
  'contact-info-cards',
  'faq-list',
  'hero-carousel',
  'image-list',
  'job-listing',
  'like-button',
  'number-counter',
  'page-nav-tabs',
  'product-card',
  'question-form',
  'region-map',
  'school-header',
  'school-question-card',
  'school-slider',
  'school-video',
  'school-vote',
  'social-cards',
  'timeline',
  'video-modal',
]);

/** Those of a page that the server renders. */
export const ownViewsOf = (widgets: readonly { widget: string }[]): ReadonlySet<string> =>
  new Set(widgets.map(({ widget }) => widget).filter((name) => OWN_VIEWS.has(name)));
