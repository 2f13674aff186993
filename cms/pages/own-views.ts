/** Widgets that show a visitor nothing before their code has come: what they show is one visitor's, and nobody's page holds it. */
const SHOW_NOTHING = new Set(['address-modal', 'cart', 'cart-sync', 'checkout', 'login-prompt']);

/** The widgets of a page that the server renders by their own components, so that they can be read and used without JavaScript. */
export const ownViewsOf = (widgets: readonly { widget: string }[]): ReadonlySet<string> =>
  new Set(widgets.map(({ widget }) => widget).filter((name) => !SHOW_NOTHING.has(name)));
