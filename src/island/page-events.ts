/** Events of widgets for the page's own scripts (docs/reference.md#events). They contain no personal data. */

/** The `detail` of each event. `version` changes if a field changes its meaning or is removed. */
export interface PageEvents {
  /** A form was sent and accepted. */
  'form:sent': { version: 1; widget: string; form: string };
}

/** Dispatches an event that bubbles from the widget's marker. */
export function dispatchPageEvent<Name extends keyof PageEvents>(
  name: Name,
  detail: PageEvents[Name],
  marker: EventTarget = document,
): void {
  marker.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
