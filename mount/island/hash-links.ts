/** Keeps links of islands to a hash (`#2008`) on the page where `<base>`, or a frame without an own address, would let them leave it. Loaded on such pages. */
import { doHashLinksLeave, goToHash } from '#lib/page-address.ts';

function handleClick(event: MouseEvent): void {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const target = event.composedPath()[0] as Partial<Element>;
  const link = target.closest?.<HTMLAnchorElement>('a[href^="#"]:not([target], [download])');
  if (!link || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  // Links of the page in a slot are the page's.
  const owner = link.closest('saaristo-root, [data-widget-slot]');
  if (owner?.localName !== 'saaristo-root' || !doHashLinksLeave()) return;
  event.preventDefault();
  goToHash(link.getAttribute('href')!, 'assign');
}

/** Starts to handle the links of all islands. After React, whose handlers may have prevented a click. */
export const handleHashLinks = (): void => addEventListener('click', handleClick);
