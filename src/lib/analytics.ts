/** Analytics events go onto the page's list, from where the tag manager takes them (ANA-01). */

export interface AnalyticsEvent {
  event: string;
  [field: string]: unknown;
}

declare global {
  interface Window {
    /** The tag manager's list; a page without one gets it with the first event. */
    dataLayer?: unknown;
  }
}

/** Pushes one event. What the page's own scripts make of it, faults included, is not the caller's concern. */
export function pushEvent(event: AnalyticsEvent): void {
  if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
  try {
    (window.dataLayer as unknown[]).push(event);
  } catch {
    // A tag manager replaces `push`; a fault in one of its tags must not take a sent form down.
  }
}
