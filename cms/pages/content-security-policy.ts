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
function getFrameOrigins({ site, getOrigin: origin }: PageContext): { shop: string; framedBy: string } {
  const origins = SITES.filter((one) => one !== site.site).flatMap((one) => origin(one) ?? []);
  const isShop = site.site === 'lihakauppa';
  return { shop: isShop ? '' : (origin('lihakauppa') ?? ''), framedBy: isShop ? origins.join(' ') : '' };
}

const createDirective = (name: string, ...sources: string[]): string =>
  [name, ...sources.filter(Boolean)].join(' ');

/**
 * What a page may load and do: its own scripts, styles and calls, and nothing written into it.
 * In development the module server needs inline scripts, styles and a socket.
 * @param options.framed whether the sites that share the cart may show it in a frame
 * @param options.script the page's own inline script
 */
export function createContentSecurityPolicy(
  context: PageContext,
  development: boolean,
  { framed, script }: { framed: boolean; script?: InlineScript | undefined },
): string {
  const { shop, framedBy } = getFrameOrigins(context);
  const relaxed = development ? ["'unsafe-inline'"] : [];
  return [
    "default-src 'none'",
    // A hash would make browsers pass over 'unsafe-inline'.
    createDirective(
      'script-src',
      "'self'",
      ...(development ? relaxed : [lostScript.source, script?.source ?? '']),
    ),
    createDirective('style-src', "'self'", ...relaxed),
    createDirective('img-src', "'self'", 'data:'),
    createDirective('font-src', "'self'"),
    createDirective('connect-src', "'self'", development ? 'ws: wss:' : ''),
    createDirective('worker-src', "'self'"),
    createDirective('media-src', "'self'", ...VIDEO_HOSTS),
    createDirective('frame-src', "'self'", shop, ...VIDEO_HOSTS),
    createDirective('form-action', "'self'", shop),
    "base-uri 'none'",
    createDirective('frame-ancestors', "'self'", framed ? framedBy : ''),
    ...(development ? [] : ["require-trusted-types-for 'script'", 'trusted-types saaristo']),
  ]
    .filter(Boolean)
    .join('; ');
}
