/** Removes everything from rich text of the CMS that could run scripts, restyle the page or frame it. */
import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { getTrustedTypesPolicy } from '#lib/trusted-types.ts';

/** Returns sanitized HTML as a string or TrustedHTML. */
export type Sanitizer = (html: string, config: Config) => unknown;

let sanitizer: Sanitizer | undefined;

/** Sets the sanitizer of a server, which has no window. It applies the same rules. Undefined resets it. */
export function setSanitizer(given: Sanitizer | undefined): void {
  sanitizer = given;
}

/**
 * Returns sanitized HTML; TrustedHTML if the browser has trusted types and the page allows the policy. Links
 * and images keep only URLs that `safeLink` and `safeImage` accept. Throws on a server without a sanitizer.
 */
export function sanitize(html: string): string {
  sanitizer ??= createSanitizer(window);
  const policy = getTrustedTypesPolicy();
  return sanitizer(html, {
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'svg', 'math', 'dialog'],
    FORBID_ATTR: ['style', 'id', 'name', 'popover', 'popovertarget'],
    ADD_ATTR: ['target'],
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    // With a policy or null, DOMPurify does not create its own policy `dompurify`, whose name the page may
    // not allow.
    TRUSTED_TYPES_POLICY: policy as Config['TRUSTED_TYPES_POLICY'],
    RETURN_TRUSTED_TYPE: policy !== null,
  }) as string;
}

/** Creates a sanitizer for a window: the browser's, or one that a server has created. */
export function createSanitizer(given: WindowLike): Sanitizer {
  const instance = createDOMPurify(given);
  instance.addHook('afterSanitizeAttributes', (node) => {
    // Prevents the opened page from accessing this one.
    if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener noreferrer');
  });
  return (html, config) => instance.sanitize(html, config);
}
