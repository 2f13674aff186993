import { languageTag } from 'saaristo/sites';
import { getHomePath, type ListedKind, getListingPath, getSearchPath } from '../../platform/model/paths.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from '../../platform/http/html.ts';

/**
 * The path from the home page to a listing or the search, and to the shown entry.
 * @param category category of the entry, with the path of its list
 */
export function renderBreadcrumb(
  context: PageContext,
  kind: ListedKind | 'search',
  title?: string,
  category?: { name: string; path: string },
): Html {
  const { language, messages, site } = context;
  const list = kind === 'search' ? messages.searchTitle : messages.kinds[kind];
  return html`<nav class="breadcrumb" aria-label="${messages.breadcrumb}">
    <ol>
      <li><a href="${getHomePath(language, site.languages[0] === language)}">${messages.home}</a></li>
      <li>
        ${
          title === undefined
            ? html`<span aria-current="page">${list}</span>`
            : html`<a href="${kind === 'search' ? getSearchPath(language) : getListingPath(language, kind)}"
                >${list}</a
              >`
        }
      </li>
      ${category && html`<li><a href="${category.path}">${category.name}</a></li>`}
      ${title !== undefined && html`<li><span aria-current="page">${title}</span></li>`}
    </ol>
  </nav>`;
}

/** Dimensions of pictures by kind, which prevent layout shifts. */
const PICTURE_SIZES: Record<string, readonly [number, number]> = { products: [600, 600] };

/**
 * A picture.
 * @param path path below /media/
 */
export function renderPicture(path: string, alt: string, loading: 'lazy' | 'eager' = 'lazy'): Html | false {
  if (!path) return false;
  const [width, height] = PICTURE_SIZES[path.split('/')[0] ?? ''] ?? [900, 600];
  return html`<img
    src="/media/${path}"
    width="${width}"
    height="${height}"
    alt="${alt}"
    loading="${loading}"
  />`;
}

/** Formats cents as '12,90 €' (I18N-08). */
export const formatMoney = (cents: number, { language }: PageContext): string =>
  new Intl.NumberFormat(languageTag(language), { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const formatWeight = (grams: number, { language }: Pick<PageContext, 'language'>): string =>
  grams >= 1000
    ? `${new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 }).format(grams / 1000)} kg`
    : `${grams} g`;
