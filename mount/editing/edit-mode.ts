/** Shows editors why a block is invalid or has failed, in the block itself (docs/reference.md#page-settings). */
import { propsScript } from '#island/props-text.ts';
import { createOverlay, type Overlay } from './edit-overlay.ts';
import { explainName, explainProps } from './hints.ts';
import { createEditTexts } from './nearest-language.ts';
import { readPageSettings } from '../page-settings.ts';
import type { IslandEvent, LoadedWidget } from '../types.ts';

const KEY = Symbol.for('saaristo.edit-mode');

const notices = new WeakMap<Element, HTMLElement>();

/** Only one bundle of the page shows notices and the overlay. It sets this property of the shared registry. */
const page = window.saaristo as { [KEY]?: true } | undefined;
if (page && !page[KEY]) {
  page[KEY] = true;
  let overlay: Overlay | undefined = createOverlay();
  addEventListener('widget:failed', showNotice);
  // A router replaces the body. A document that is written anew also loses its listeners, but keeps observers.
  new MutationObserver(() => {
    addEventListener('widget:failed', showNotice);
    if (overlay?.host.isConnected) return;
    overlay?.dispose();
    overlay = document.body && readPageSettings().editMode === true ? createOverlay() : undefined;
  }).observe(document, { subtree: true, childList: true });
}

// Removes the notice of a marker that leaves its failed state, for example after its props were corrected.
const observer = new MutationObserver((records) => {
  for (const { target } of records)
    if (!(target as Element).matches('[data-widget-state=invalid], [data-widget-state=failed]'))
      notices.get(target as Element)!.remove();
});

/** Shows the reason before the fallback. */
function showNotice({ target, detail, schema }: IslandEvent & Pick<LoadedWidget, 'schema'>): void {
  const marker = target as HTMLElement;
  const { name, error } = detail;
  const { t, lang } = createEditTexts();
  const notice = document.createElement('saaristo-notice');
  notice.setAttribute('role', 'alert');
  notice.lang = lang;
  const title = document.createElement('strong');
  const isInvalid = marker.getAttribute('data-widget-state') === 'invalid';
  const unknownName = explainName(name);
  title.textContent = t(unknownName ? 'blockUnknown' : isInvalid ? 'blockInvalid' : 'blockFailed', { name });
  const reason = document.createElement('span');
  reason.lang = 'en';
  const message = error instanceof Error ? error.message : String(error);
  reason.textContent =
    unknownName ?? [message, ...(isInvalid ? explainProps(marker, schema) : [])].join('; ');
  notice.append(title, ' ', reason);
  notices.get(marker)?.remove();
  notices.set(marker, notice);
  // Observes the marker, not the page, because a removed marker changes its state, too.
  observer.observe(marker, { attributeFilter: ['data-widget-state'] });
  const script = propsScript(marker);
  if (script) script.after(notice);
  else marker.prepend(notice);
}
