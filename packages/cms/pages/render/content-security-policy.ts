import { SITES } from 'saaristo/sites';
import { SHOP } from '../../platform/model/shop-site.ts';
import type { PageContext } from './context.ts';
import type { InlineElement } from '../../platform/http/inline-element.ts';

/**
 * Origins of external videos (`https://videos.example`), for files and for players in frames (WID-05, CORP-16). They
 * are only loaded after a click.
 */
const VIDEO_HOSTS: readonly string[] = [];

/** Returns the shop, which pages may frame, and the sites that may frame the shop to share its cart (SYN-01). */
function getFrameOrigins({ site, getOrigin: origin }: PageContext): { shop: string; framedBy: string } {
  const origins = SITES.filter((one) => one !== site.site).flatMap((one) => origin(one) ?? []);
  const isShop = site.site === SHOP;
  return { shop: isShop ? '' : (origin(SHOP) ?? ''), framedBy: isShop ? origins.join(' ') : '' };
}

const createDirective = (name: string, ...sources: string[]): string =>
  [name, ...sources.filter(Boolean)].join(' ');

/**
 * Creates the content security policy of a page: its own scripts, styles and calls only. In development, Vite needs
 * inline scripts, styles and a socket.
 * @param options.framed whether the sites that share the cart may show the page in a frame
 * @param options.scripts the page's inline scripts
 * @param options.styles the hash sources of the page's inline stylesheets
 */
export function createContentSecurityPolicy(
  context: PageContext,
  development: boolean,
  {
    framed,
    scripts,
    styles = [],
  }: {
    framed: boolean;
    scripts: readonly (InlineElement | undefined)[];
    styles?: readonly string[];
  },
): string {
  const { shop, framedBy } = getFrameOrigins(context);
  const relaxed = development ? ["'unsafe-inline'"] : [];
  return [
    "default-src 'none'",
    // Browsers ignore 'unsafe-inline' if there is a hash.
    createDirective(
      'script-src',
      "'self'",
      ...(development ? relaxed : scripts.map((script) => script?.source ?? '')),
    ),
    createDirective('style-src', "'self'", ...relaxed, ...styles),
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
