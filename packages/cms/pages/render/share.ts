/** Tags for services that show a shared link (https://ogp.me). */
import type { Share } from '@saaristo/editor/contract';
import { type Language, languageTag } from 'saaristo/sites';
import { SHARE_PRESET } from '../../media/sizes.ts';
import type { SiteContent } from '../../platform/model/content.ts';
import type { PageBody, SharePicture } from './context.ts';

const toLocale = (language: Language): string => languageTag(language).replace('-', '_');

/** Returns the address of a picture for other services, without the site's origin; null if it is none that they can load. */
function getSharedAddress({ url }: SharePicture): string | null {
  if (/^https?:\/\//i.test(url)) return url;
  const [path = ''] = url.split(/[?#]/);
  return path.startsWith('/media/') ? `${path}?preset=${SHARE_PRESET}` : null;
}

/** Returns the address of a page for search engines. @param canonical a path of the site, or an address */
export const getCanonical = (origin: string, canonical: string): string =>
  canonical.startsWith('/') ? origin + canonical : canonical;

interface SharedPlace {
  site: SiteContent;
  language: Language;
  path: string;
  /** undefined if the server does not know the host of the site. */
  origin: string | undefined;
}

/** Creates the description of a page for other services. Without an origin it has no addresses, which have to be absolute. */
export function createShare(
  { site, language, path, origin }: SharedPlace,
  page: Pick<PageBody, 'title' | 'description' | 'alternates' | 'canonical' | 'share' | 'isArticle'>,
): Share {
  const address = page.share ? getSharedAddress(page.share) : null;
  return {
    title: page.title,
    description: page.description,
    siteName: site.name,
    type: page.isArticle ? 'article' : 'website',
    url: origin === undefined ? null : getCanonical(origin, page.canonical ?? path),
    locale: toLocale(language),
    otherLocales: (page.alternates ?? [])
      .filter((one) => one.language !== language)
      .map((one) => toLocale(one.language)),
    image:
      origin === undefined || address === null
        ? null
        : { url: address.startsWith('/') ? origin + address : address, alt: page.share?.alt ?? '' },
  };
}

/** Returns the `og:` properties of a share in order. */
export const listShareTags = (share: Share): [property: string, content: string][] =>
  (
    [
      ['og:title', share.title],
      ['og:description', share.description],
      ['og:type', share.type],
      ['og:site_name', share.siteName],
      ['og:url', share.url],
      ['og:locale', share.locale],
      ...share.otherLocales.map((one): [string, string] => ['og:locale:alternate', one]),
      ['og:image', share.image?.url],
      ['og:image:alt', share.image?.alt],
    ] as const
  ).flatMap(([property, content]) => (content ? [[property, content] as [string, string]] : []));
