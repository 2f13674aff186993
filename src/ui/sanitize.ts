/** Takes everything out of CMS rich text that could run, restyle or frame the page. */
import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { getTrustedTypesPolicy } from '#lib/trusted-types.ts';

/** Gives sanitised HTML, as text or as TrustedHTML. */
export type Sanitizer = (html: string, config: Config) => unknown;

let sanitizer: Sanitizer | undefined;

/** Has a server, which has no window of its own, sanitise by the same rules; undefined takes it back. */
export function sanitizeBy(given: Sanitizer | undefined): void {
  sanitizer = given;
}

/**
 * Returns sanitised HTML, as a TrustedHTML where the browser has trusted types and the page allows the policy. Links and
 * images keep only the addresses that `safeLink` and `safeImage` would let through. Throws on a server that has no
 * sanitiser.
 */
export function sanitize(html: string): string {
  sanitizer ??= createSanitizer(window);
  const policy = getTrustedTypesPolicy();
  return sanitizer(html, {
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'svg', 'math', 'dialog'],
    FORBID_ATTR: ['style', 'id', 'name', 'popover', 'popovertarget'],
    ADD_ATTR: ['target'],
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    // Given one, or null, DOMPurify does not create a policy `dompurify` of its own, whose name the page's may have.
    TRUSTED_TYPES_POLICY: policy as Config['TRUSTED_TYPES_POLICY'],
    RETURN_TRUSTED_TYPE: policy !== null,
  }) as string;
}

/** A sanitiser of a window: the browser's, or one that a server has made. */
export function createSanitizer(given: WindowLike): Sanitizer {
  const instance = createDOMPurify(given);
  instance.addHook('afterSanitizeAttributes', (node) => {
    // A page opened from here must not reach back.
    if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener noreferrer');
  });
  return (html, config) => instance.sanitize(html, config);
}
