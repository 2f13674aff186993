/** What an editor sees of a block that is not right, in the place where it was dropped (contract, section 1). */
import { settings } from '#island/settings.ts';
import { createTranslate } from '#i18n/texts.ts';
import { messages } from './messages.ts';
import type { Marker } from './types.ts';

/** Puts the reason before the fallback. It goes with the next change of the marker's props. */
export function showNotice(marker: Marker): void {
  const t = createTranslate(messages, settings().language, [settings().messages]);
  const notice = document.createElement('saaristo-notice');
  notice.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  title.textContent = t(marker.state === 'invalid' ? 'blockInvalid' : 'blockFailed', { name: marker.name });
  const reason = document.createElement('span');
  reason.textContent = marker.reason ?? '';
  notice.append(title, reason);
  marker.element.prepend(notice);
  marker.notice = notice;
}
