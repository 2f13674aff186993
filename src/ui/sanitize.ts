/** Takes everything out of CMS rich text that could run, restyle or frame the page. */
import createDOMPurify, { type DOMPurify } from 'dompurify';

let purify: DOMPurify | undefined;

/**
 * Sanitised HTML, as a TrustedHTML where the browser knows that (the page may require trusted types). Links and
 * images keep only the addresses that `safeLink` and `safeImage` would let through. Without a DOM there is nothing
 * to sanitise with, so the server renders no rich text: it is filled in by the browser.
 */
export function sanitize(html: string): string {
  if (typeof document === 'undefined') return '';
  purify ??= create();
  const clean: unknown = purify.sanitize(html, {
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'svg', 'math', 'dialog'],
    FORBID_ATTR: ['style', 'id', 'name', 'popover', 'popovertarget'],
    ADD_ATTR: ['target'],
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    RETURN_TRUSTED_TYPE: 'trustedTypes' in window,
  });
  return clean as string;
}

function create(): DOMPurify {
  const instance = createDOMPurify(window);
  instance.addHook('afterSanitizeAttributes', (node) => {
    // A page opened from here must not reach back.
    if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener noreferrer');
  });
  return instance;
}
