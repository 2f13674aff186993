/** Rich text of pages as editors may write it: structure, pictures and links, and nothing that runs. */
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

/**
 * What a block of rich text may hold: the layouts of the estate's own pages are classes of its stylesheet. No styles, no forms, no frames,
 * and no markers, which are blocks of their own.
 */
const RULES: Config = {
  USE_PROFILES: { html: true, svg: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'object', 'embed', 'use'],
  FORBID_ATTR: ['style', 'data-props', 'data-load', 'srcdoc', 'formaction', 'name'],
  ALLOW_DATA_ATTR: true,
};

let purify: Promise<DOMPurify> | undefined;

/** jsdom is large: it is read when the first page is saved. */
async function createPurify(): Promise<DOMPurify> {
  const { JSDOM } = await import('jsdom');
  const purifier = createDOMPurify(new JSDOM('').window);
  // What the runtime reads of a page, markers and settings, is written by the server alone.
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName.startsWith('data-widget')) attribute.keepAttr = false;
  });
  return purifier;
}

/** The HTML without what it may not hold. */
export async function sanitizeHtml(html: string): Promise<string> {
  purify ??= createPurify();
  return (await purify).sanitize(html, RULES);
}
