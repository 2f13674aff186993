import { languageTag } from '#lib/site.ts';
import type { StoredEntry } from '../estate/estate.ts';
import { homePath, type ListedKind, listingPath } from '../estate/paths.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from './html.ts';

/** The way from the home page to a listing, and on to what is shown. */
export function breadcrumb(context: PageContext, kind: ListedKind, title?: string): Html {
  const { language, messages, site } = context;
  const list = messages.kinds[kind];
  return html`<nav class="breadcrumb" aria-label="${messages.breadcrumb}">
    <ol>
      <li><a href="${homePath(language, site.languages[0] === language)}">${messages.home}</a></li>
      <li>
        ${
          title === undefined
            ? html`<span aria-current="page">${list}</span>`
            : html`<a href="${listingPath(language, kind)}">${list}</a>`
        }
      </li>
      ${title !== undefined && html`<li><span aria-current="page">${title}</span></li>`}
    </ol>
  </nav>`;
}

/** Natural size of the pictures of each kind, so that nothing moves when they arrive. */
const PICTURE_SIZES: Record<string, readonly [number, number]> = { products: [600, 600] };

/** A picture of the estate; `path` is the path below /media/. */
export function picture(path: string, alt: string, loading: 'lazy' | 'eager' = 'lazy'): Html | false {
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

/** What a card shows; a stored entry is one, a search hit nearly. */
type CardContent = Pick<StoredEntry, 'path' | 'title' | 'category' | 'teaser' | 'image'>;

export const card = ({ path, title, category, teaser, image }: CardContent): Html =>
  html`<li class="card">
    <a href="${path}"
      >${picture(image, '')}${category && html`<span class="card-category">${category}</span>`}
      <h2>${title}</h2>
      ${teaser && html`<p>${teaser}</p>`}</a
    >
  </li>`;

/** Links to the pages of a list; nothing where there is one page. `link` gives the address of a page. */
export function pagination(
  context: PageContext,
  page: number,
  pages: number,
  link: (page: number) => string,
): Html | false {
  if (pages < 2) return false;
  const { messages } = context;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return html`<nav class="pagination" aria-label="${messages.pages}">
    <ul>
      ${
        page > 1 && html`<li><a rel="prev" href="${link(page - 1)}">${messages.previous}</a></li>`
      }${numbers.map(
        (number) =>
          html`<li>
            <a
              href="${link(number)}"
              aria-label="${messages.pageNumber(number)}"
              ${number === page && html` aria-current="page"`}
              >${number}</a
            >
          </li>`,
      )}${page < pages && html`<li><a rel="next" href="${link(page + 1)}">${messages.next}</a></li>`}
    </ul>
  </nav>`;
}

/** An address with the parameters that say something; empty ones and page 1 are left out (SRCH-14, SRCH-15). */
export function address(path: string, parameters: Record<string, string | number>): string {
  const kept = Object.entries(parameters).filter(
    ([name, value]) => value !== '' && !(name === 'page' && value === 1),
  );
  const query = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

/** Cents as '12,90 €' (I18N-08). */
export const money = (cents: number, { language }: PageContext): string =>
  new Intl.NumberFormat(languageTag(language), { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const weight = (grams: number, { language }: PageContext): string =>
  grams >= 1000
    ? `${new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 }).format(grams / 1000)} kg`
    : `${grams} g`;
