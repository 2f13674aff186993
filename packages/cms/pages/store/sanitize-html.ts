/** Sanitizes the rich text that editors write: allows structure, pictures and links, but no scripts. */
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

/**
 * The rules of rich text. Classes are allowed, because the layouts of the estate's pages use them. Styles, forms, frames and markers are
 * removed; markers are separate blocks.
 */
const RULES: Config = {
  USE_PROFILES: { html: true, svg: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'object', 'embed', 'use'],
  FORBID_ATTR: ['style', 'data-props', 'data-load', 'srcdoc', 'formaction', 'name'],
  ALLOW_DATA_ATTR: true,
};

let purify: Promise<DOMPurify> | undefined;

/** Loads jsdom when the first page is saved, because it is large. */
async function createPurify(): Promise<DOMPurify> {
  const { JSDOM } = await import('jsdom');
  const purifier = createDOMPurify(new JSDOM('').window);
  // Only the server writes markers and settings, which the runtime reads.
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName.startsWith('data-widget')) attribute.keepAttr = false;
  });
  return purifier;
}

/** Returns the sanitized HTML. */
export async function sanitizeHtml(html: string): Promise<string> {
  purify ??= createPurify();
  return (await purify).sanitize(html, RULES);
}
