import { SITES } from 'saaristo/sites';
import type { PageContext } from './context.ts';
import type { InlineScript } from '../http/inline-script.ts';
import { lostScript } from './lost-script.ts';

/**
 * Hosts whose videos pages may show beside the site's own, as origins (`https://videos.example`): their files, and their
 * players in frames (WID-05, CORP-16). None shows anything before a visitor asks for it.
 */
const VIDEO_HOSTS: readonly string[] = [];

/** The frames, and the pages that frame: the shop and the sites that share its cart (SYN-01). */
function neighbours({ site, origin }: PageContext): { shop: string; framedBy: string } {
  const origins = SITES.filter((one) => one !== site.site).flatMap((one) => origin(one) ?? []);
  const isShop = site.site === 'lihakauppa';
  return { shop: isShop ? '' : (origin('lihakauppa') ?? ''), framedBy: isShop ? origins.join(' ') : '' };
}

const directive = (name: string, ...sources: string[]): string =>
  [name, ...sources.filter(Boolean)].join(' ');

/**
 * What a page may load and do: its own scripts, styles and calls, and nothing written into it.
 * In development the module server needs inline scripts, styles and a socket.
 * @param options.framed whether the sites that share the cart may show it in a frame
 * @param options.script the page's own inline script
 */
export function contentSecurityPolicy(
  context: PageContext,
  development: boolean,
  { framed, script }: { framed: boolean; script?: InlineScript | undefined },
): string {
  const { shop, framedBy } = neighbours(context);
  const relaxed = development ? ["'unsafe-inline'"] : [];
  return [
    "default-src 'none'",
    // A hash would make browsers pass over 'unsafe-inline'.
    directive('script-src', "'self'", ...(development ? relaxed : [lostScript.source, script?.source ?? ''])),
    directive('style-src', "'self'", ...relaxed),
    directive('img-src', "'self'", 'data:'),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", development ? 'ws: wss:' : ''),
    directive('worker-src', "'self'"),
    directive('media-src', "'self'", ...VIDEO_HOSTS),
    directive('frame-src', "'self'", shop, ...VIDEO_HOSTS),
    directive('form-action', "'self'", shop),
    "base-uri 'none'",
    directive('frame-ancestors', "'self'", framed ? framedBy : ''),
    ...(development ? [] : ["require-trusted-types-for 'script'", 'trusted-types saaristo']),
  ]
    .filter(Boolean)
    .join('; ');
}
