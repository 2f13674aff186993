/** Events of widgets for the page's own scripts (docs/reference.md#events). They contain no personal data. */

/** The `detail` of each event. `version` changes if a field changes its meaning or is removed. */
export interface PageEvents {
  /** A form was sent and accepted. */
  'form:sent': { version: 1; widget: string; form: string };
  /** The cart became known on this page, or another one is shown: `count` pieces for `total`, with a decimal comma. */
  'cart:changed': {
    version: 1;
    count: number;
    total: string;
    currency: string;
    lines: readonly { code: string; quantity: number }[];
  };
  /** The shop accepted pieces of a product for the cart. */
  'product:added': { version: 1; code: string; quantity: number };
  /** A search page (`search` is the name of its widget) shows the hits of another search; `total` is null if the server does not tell it. */
  'search:changed': { version: 1; search: string; query: string; total: number | null };
  /** The visitor liked a piece of content for the first time. */
  'like:added': { version: 1; contentId: string };
}

/** Dispatches an event that bubbles from the widget's marker. */
export function dispatchPageEvent<Name extends keyof PageEvents>(
  name: Name,
  detail: PageEvents[Name],
  marker: EventTarget = document,
): void {
  marker.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
