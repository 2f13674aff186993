import { KINDS, searchPath } from '../estate/paths.ts';
import { queryText } from '../query.ts';
import type { Hit } from '../search/hit.ts';
import { readSearchQuery } from '../search/parameters.ts';
import { search } from '../search/search.ts';
import type { PageBody, PageContext } from './context.ts';
import { pageSearchForm } from './fallbacks/quick-search.ts';
import { type Html, html } from './html.ts';
import { address, pagination } from './pieces.ts';

const PAGE_SIZE = 10;

const result = ({ url, title, category, teaserText, image, type }: Hit, { messages }: PageContext): Html =>
  html`<li class="result">
    <a href="${url}"
      >${
        image.length > 0 &&
        html`<img
          src="${String(image)}"
          width="120"
          height="${type === 'product' ? 120 : 80}"
          alt=""
          loading="lazy"
        />`
      }<span class="card-category">${category || messages.kinds[type]}</span>
      <h2>${title}</h2>
      ${teaserText && html`<p>${teaserText}</p>`}</a
    >
  </li>`;

async function results(q: string, context: PageContext): Promise<Html> {
  const { database, language, messages, query, site } = context;
  const path = searchPath(language);
  const wanted = readSearchQuery(query, { site: site.site, language, pageSize: PAGE_SIZE });
  const { page, contentGroup } = wanted;
  const { hits, totalCount, facetCategories } = await search(database, 'content', { ...wanted, language });
  const groups = [
    { value: '', label: messages.all },
    ...facetCategories.map(({ value, label, count }) => ({ value, label: `${label} (${count})` })),
  ];
  return html`<p class="result-count" role="status">
      ${totalCount > 0 ? messages.resultCount(totalCount) : messages.noResults}
    </p>
    ${totalCount === 0 && html`<p>${messages.noResultsHint}</p>`}
    ${
      facetCategories.length > 1 &&
      html`<nav class="filters" aria-label="${messages.filter}">
        <ul>
          ${groups.map(
            ({ value, label }) =>
              html`<li>
                <a
                  href="${address(path, { q, contentGroup: value })}"
                  ${value === contentGroup && html` aria-current="true"`}
                  >${label}</a
                >
              </li>`,
          )}
        </ul>
      </nav>`
    }
    <ol class="results">
      ${hits.map((hit) => result(hit, context))}
    </ol>
    ${pagination(context, page, Math.ceil(totalCount / wanted.pageSize), (number) => address(path, { q, contentGroup, page: number }))}`;
}

/**
 * The search results, found on the server: what the search form leads to without JavaScript (SRCH-01 to SRCH-09).
 * The whole of it is the fallback of a `site-search` island, where the bundle has one.
 */
export async function searchPage(context: PageContext): Promise<PageBody> {
  const { language, messages } = context;
  const q = queryText(context.query.get('q'));
  const path = searchPath(language);
  const title = q ? messages.resultsFor(q) : messages.searchTitle;
  return {
    title,
    description: messages.searchPrompt,
    noIndex: true,
    pageId: 'search',
    widgets: [],
    island: {
      widget: 'site-search',
      props: { contentGroups: KINDS.map((kind) => ({ value: kind, label: messages.kinds[kind] })) },
    },
    content: html`<div class="search-page">
      <h1>${title}</h1>
      ${pageSearchForm(messages, path, q)}
      ${q ? await results(q, context) : html`<p>${messages.searchPrompt}</p>`}
    </div>`,
  };
}
