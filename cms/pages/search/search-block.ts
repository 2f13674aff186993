/**
 * A search page without JavaScript: one form, and the list that its address stands for, from the same search with the
 * same defaults as the island's (SRCH-01 to SRCH-32). It is the island's fallback, and takes the same room.
 */
import { safeLink } from '#lib/url.ts';
import { SHOP } from '../../estate/hits.ts';
import { search, type SearchResult } from '../../search/search.ts';
import type { PageContext } from '../context.ts';
import { type Html, html } from '../html.ts';
import { type Asked, readAsked } from './asked.ts';
import { filtersOf, renderFilters } from './filters.ts';
import { formatIn, renderHit } from './hits.ts';
import { searchIcon } from './icons.ts';
import type { SearchWidget } from './kinds.ts';
import { hiddenFields, searchLink } from './links.ts';
import { sayIn, type Say } from './texts.ts';

/** How the search stands (SRCH-07, SRCH-12). */
function countLine(found: SearchResult | undefined, context: PageContext, say: Say): string {
  if (!found) return '';
  const { totalCount, hits, query } = found;
  if (hits.length === 0) return say('noResultsText');
  const count = formatIn(context)(totalCount);
  const one = totalCount === 1;
  return query === ''
    ? say(one ? 'oneResult' : 'manyResults', { count })
    : say(one ? 'oneResultFor' : 'manyResultsFor', { count, query });
}

function results(found: SearchResult | undefined, asked: Asked, context: PageContext, say: Say): Html {
  const { kind, props, page } = asked;
  const hits = found?.hits ?? [];
  const next = searchLink(context, asked, { page: [String(page + 1)] });
  return html`<div class="search-results">
    <p class="search-count" role="status">${countLine(found, context, say)}</p>
    ${found && hits.length === 0 && html`<p class="search-hint">${say('noResultsHint')}</p>`}
    ${
      hits.length > 0 &&
      html`<ul class="search-${kind.layout}" aria-label="${say('resultsLabel')}">
        ${hits.map((hit) => html`<li>${renderHit(hit, kind.layout, props, context, say)}</li>`)}
      </ul>`
    }
    ${
      found?.hasMore &&
      html`<p class="search-more">
        <a class="search-button search-secondary" rel="next" href="${next}">${say('showMoreLabel')}</a>
      </p>`
    }
  </div>`;
}

/** Hits of the shop on another site are linked with the shop's origin. */
function withOrigin(found: SearchResult, { kind }: Asked, { site, origin }: PageContext): SearchResult {
  const shop = kind.site === SHOP && site.site !== SHOP ? (origin(SHOP) ?? '') : '';
  return { ...found, hits: found.hits.map((hit) => ({ ...hit, url: shop + hit.url })) };
}

/** The search page of a block with these props, as its address asks. Props come from editors and may be anything. */
export async function searchBlock(
  widget: SearchWidget,
  props: Record<string, unknown>,
  context: PageContext,
): Promise<Html> {
  const say = sayIn(context.language, props);
  const asked = readAsked(widget, props, context);
  const { kind, query } = asked;
  const found = asked.waits
    ? undefined
    : withOrigin(await search(context.database, kind.scope, query), asked, context);
  const filters = await filtersOf(context, asked, found, say);
  const isColumn = kind.facets.length > 0 && filters.length > 0;
  const controls = new Set<string>(['q', ...filters.map(({ name }) => name)]);
  return html`<form
    class="search ${isColumn && 'search-with-column'}"
    action="${safeLink(props.searchUrl) ?? context.path}"
    data-widget-prerendered
  >
    <div class="search-box" role="search" aria-label="${say('promptLabel')}">
      <span class="search-field"
        >${searchIcon}<input
          class="search-input"
          name="q"
          value="${query.q}"
          placeholder="${say('promptLabel')}"
          aria-label="${say('promptLabel')}"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          enterkeyhint="search" /></span
      ><button class="search-button search-primary">${say('buttonLabel')}</button>
    </div>
    ${hiddenFields(context, controls).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}${filters.length > 0 && renderFilters(filters, asked, isColumn, context, say)}${results(found, asked, context, say)}
  </form>`;
}
