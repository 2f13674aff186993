/** Pushes analytics events to the page's list, which the tag manager reads (ANA-01). */

export interface AnalyticsEvent {
  event: string;
  [field: string]: unknown;
}

declare global {
  interface Window {
    /** The tag manager's list; created with the first event if the page has none. */
    dataLayer?: unknown;
  }
}

/** Pushes one event. Ignores errors of the page's own scripts. */
export function pushEvent(event: AnalyticsEvent): void {
  if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
  try {
    (window.dataLayer as unknown[]).push(event);
  } catch {
    // Tag managers replace `push`; an error in one of their tags must not break a sent form.
  }
}
