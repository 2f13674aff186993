/** What an editor sees of a block that is not right, in the place where it was dropped (docs/reference.md#page-settings). */
import { createTranslate } from '#i18n/texts.ts';
import { settings } from '#island/settings.ts';
import { messages } from './messages.ts';
import { nearestLanguage } from './nearest-language.ts';
import { offerOverlay } from './edit-overlay.ts';
import type { IslandEvent } from './types.ts';

const KEY = Symbol.for('saaristo.edit-mode');

const notices = new WeakMap<Element, HTMLElement>();

/** The page shares these among its bundles: one of them shows the notices and the overlay of all. */
const page = window.saaristo as { [KEY]?: true } | undefined;
if (page && !page[KEY]) {
  page[KEY] = true;
  addEventListener('widget:failed', (event) => showNotice(event));
  offerOverlay();
}

// Whatever comes after a failure (a right prop, the block taken out) begins with another state.
const observer = new MutationObserver((records) => {
  for (const { target } of records)
    if (!/^(invalid|failed)$/.test((target as Element).getAttribute('data-widget-state') ?? ''))
      notices.get(target as Element)?.remove();
});

/** Puts the reason before the fallback. */
function showNotice({ target, detail }: IslandEvent): void {
  const marker = target as HTMLElement;
  const t = createTranslate(messages, nearestLanguage(messages, settings().language), [settings().messages]);
  const notice = document.createElement('saaristo-notice');
  notice.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  const isInvalid = marker.getAttribute('data-widget-state') === 'invalid';
  const isKnown = window.saaristo?.widgets.includes(detail.name) !== false;
  title.textContent = t(!isKnown ? 'blockUnknown' : isInvalid ? 'blockInvalid' : 'blockFailed', {
    name: detail.name,
  });
  const reason = document.createElement('span');
  reason.textContent = detail.error instanceof Error ? detail.error.message : String(detail.error);
  notice.append(title, ' ', reason);
  notices.get(marker)?.remove();
  notices.set(marker, notice);
  // The marker itself, not the page: it may have been taken out by then.
  observer.observe(marker, { attributeFilter: ['data-widget-state'] });
  marker.prepend(notice);
}

declare global {
  interface WindowEventMap {
    'widget:failed': IslandEvent;
  }
}
