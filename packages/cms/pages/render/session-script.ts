import { createInlineScript, type InlineElement } from '../../platform/http/inline-element.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import type { PageContext } from './context.ts';

/**
 * Reloads a page that the browser restores from its back/forward cache after a login or logout. The CSRF cookie changes
 * with the session. The first page of a visitor gets it after the page, if caches share the page: it is read again when the page is left.
 */
const SESSION_SCRIPT = createInlineScript(
  `{let t=()=>/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1],s=t();addEventListener("pagehide",()=>s??=t());addEventListener("pageshow",e=>{e.persisted&&t()!==s&&location.reload()})}`,
);

/** Returns the script of pages that differ by session, which are those of the shop. */
export const getSessionScript = ({ site, editMode }: PageContext): InlineElement | undefined =>
  site.site === SHOP && !editMode ? SESSION_SCRIPT : undefined;
