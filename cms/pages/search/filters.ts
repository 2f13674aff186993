/** The filters of a search page as controls of its form (SRCH-05, SRCH-24): what the island offers, in its order. */
import type { Database } from '../../database/database.ts';
import { type FacetList, facetChoices, recipeBlockChoices } from '../../search/facet-choices.ts';
import type { SearchResult } from '../../search/search.ts';
import type { PageContext } from '../context.ts';
import { type Html, html } from '../html.ts';
import type { Asked, ParameterName } from './asked.ts';
import { chevronIcon } from './icons.ts';
import { searchLink } from './links.ts';
import type { Say, SearchText } from './texts.ts';

interface Choice {
  value: string;
  label: string;
  count?: number | undefined;
}

interface Filter {
  /** The name of its controls. */
  name: ParameterName;
  label: SearchText;
  kind: 'one' | 'several' | 'order';
  choices: readonly Choice[];
  chosen: readonly string[];
}

const LABELS = {
  groups: 'facetGroupsLabel',
  custom: 'customFacetsLabel',
  recipetags: 'recipeTagsLabel',
} as const satisfies Record<FacetList, SearchText>;

/** Choices that an editor gave; undefined where it is no list of them. */
function givenChoices(value: unknown): Choice[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('value' in one) || !('label' in one)) return [];
    return typeof one.label === 'string' ? [{ value: String(one.value), label: one.label }] : [];
  });
}

/** With what is chosen and not listed, so that it can be taken back. */
const withChosen = (choices: readonly Choice[], chosen: readonly string[]): Choice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value })),
];

async function facetFilter(
  list: FacetList,
  { database, site, language }: Pick<PageContext, 'database' | 'site' | 'language'> & { database: Database },
  { props, query }: Asked,
  found: SearchResult | undefined,
): Promise<Filter[]> {
  const block = props.recipeSearchBlockId;
  if (list === 'recipetags' && (typeof block !== 'string' || !block)) return [];
  const place = { site: site.site, language };
  const offered =
    list === 'recipetags'
      ? await recipeBlockChoices(database, place, String(block))
      : await facetChoices(database, place, list);
  const counts = found && new Map(found.facetTags.map(({ value, count }) => [value, count]));
  const choices = offered
    .filter(({ key }) => !counts || counts.has(key) || query.facetTags.includes(key))
    .map(({ key, value }) => ({ value: key, label: value, count: counts?.get(key) }));
  return [{ name: 'facetTags', label: LABELS[list], kind: 'several', choices, chosen: query.facetTags }];
}

/** The filters of what is asked, those without a choice left out; `found` where something has been searched for. */
export async function filtersOf(
  context: PageContext,
  asked: Asked,
  found: SearchResult | undefined,
  say: Say,
): Promise<Filter[]> {
  const { kind, props, query } = asked;
  const groups: Choice[] = found?.facetCategories ?? [];
  const counted = givenChoices(props.contentGroups)?.map((choice) => ({
    ...choice,
    count: groups.find(({ value }) => value === choice.value)?.count,
  }));
  const offered = withChosen(counted ?? groups, query.contentGroup ? [query.contentGroup] : []);
  const facets = await Promise.all(kind.facets.map((list) => facetFilter(list, context, asked, found)));
  const filters: Filter[] = [
    {
      name: 'contentGroup',
      label: 'contentGroupLabel',
      kind: 'one',
      choices: offered.length > 0 ? [{ value: '', label: say('allLabel') }, ...offered] : [],
      chosen: [query.contentGroup],
    },
    ...facets.flat(),
    {
      name: 'authors',
      label: 'authorsLabel',
      kind: 'several',
      choices: withChosen(givenChoices(props.authors) ?? found?.authors ?? [], query.authors),
      chosen: query.authors,
    },
    {
      name: 'sortOrder',
      label: 'sortLabel',
      kind: 'order',
      choices: givenChoices(props.sortOrders) ?? [],
      chosen: [String(query.sortOrder)],
    },
  ];
  return filters.filter(({ choices }) => choices.length > 0);
}

function renderFilter({ name, label, kind, choices, chosen }: Filter, isColumn: boolean, say: Say): Html {
  if (kind === 'order')
    return html`<label class="search-order"
      ><span class="search-legend">${say(label)}</span
      ><select class="search-select" name="${name}">
        ${choices.map(
          ({ value, label: text }) =>
            html`<option value="${value}" ${chosen.includes(value) && html`selected`}>${text}</option>`,
        )}
      </select></label
    >`;
  return html`<fieldset class="search-group">
    <legend class="search-legend">${say(label)}</legend>
    <div class="${isColumn ? 'search-lines' : 'search-chips'}">
      ${choices.map(
        ({ value, label: text, count }) =>
          html`<label class="search-choice" ${count === 0 && html`data-empty="true"`}
            ><input
              type="${kind === 'one' ? 'radio' : 'checkbox'}"
              name="${kind === 'one' ? name : `${name}[]`}"
              value="${value}"
              ${chosen.includes(value) && html`checked`}
            /><span class="search-name">${text}</span
            >${count !== undefined && html`<span class="search-tally" aria-hidden="true">${count}</span>`}</label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** How much the visitor has chosen, beyond what the block starts with. */
function chosenCount({ query, defaults }: Asked): number {
  const tags = query.facetTags.filter((tag) => !defaults.get('facetTags')?.includes(tag));
  const group = query.contentGroup === (defaults.get('contentGroup')?.[0] ?? '') ? 0 : 1;
  return group + tags.length + query.authors.length;
}

/** A column is long: what is at its end nobody sees. */
const orderFirst = (filters: readonly Filter[]): Filter[] =>
  filters.toSorted((a, b) => Number(b.kind === 'order') - Number(a.kind === 'order'));

/**
 * The filters: in sight where there is room, behind a summary on a narrow screen. Without JavaScript they have a button of
 * their own.
 */
export function renderFilters(
  filters: readonly Filter[],
  asked: Asked,
  isColumn: boolean,
  context: PageContext,
  say: Say,
): Html {
  const count = chosenCount(asked);
  const none = searchLink(context, asked, { page: [], contentGroup: [], facetTags: [], authors: [] });
  return html`<div class="search-filters" role="group" aria-label="${say('filtersLabel')}">
    <details class="search-fold">
      <summary class="search-toggle">
        ${count === 0 ? say('filtersLabel') : say('filtersChosen', { count })}${chevronIcon}
      </summary>
    </details>
    <div class="search-panel">
      ${(isColumn ? orderFirst(filters) : filters).map((filter) => renderFilter(filter, isColumn, say))}
      ${count > 0 && html`<a class="search-button search-clear" href="${none}">${say('clearLabel')}</a>`}<noscript
        ><button class="search-button search-apply">${say('buttonLabel')}</button></noscript
      >
    </div>
  </div>`;
}
