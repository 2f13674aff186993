import { useMemo, useState } from 'react';
import type { FacetChoice } from '#api/search-results.ts';
import { useTexts } from '#island/context.ts';
import type { SearchChange, SearchState } from '#store/search/search.ts';
import type { SearchSettings } from './description.ts';
import type { FacetList } from './facets.ts';
import { searchMessages } from './messages.ts';

/** A group of choices, one of which is chosen or several. */
export interface Filter {
  name: string;
  /** The name of its controls: the server's form has the same, so that what is chosen before the island is mounted counts. */
  field: string;
  label: string;
  kind: 'one' | 'several' | 'order';
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  /** The search with these chosen. */
  change: (chosen: readonly string[]) => SearchChange;
}

/** The choices with what is chosen: a choice that a link brings and the server does not list can be taken back, too. */
const withChosen = (choices: readonly FacetChoice[], chosen: readonly string[]): FacetChoice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value })),
];

/** Each value once: what comes twice would be one choice twice. */
const unique = (choices: readonly FacetChoice[]): FacetChoice[] =>
  choices.filter(({ value }, at) => choices.findIndex((one) => one.value === value) === at);

/** What the last answer says that is not empty: a list that finds nothing takes no filter away. */
function useLast<Value>(value: readonly Value[]): readonly Value[] {
  const [last, setLast] = useState(value);
  if (value.length > 0 && value !== last) setLast(value);
  return value.length > 0 ? value : last;
}

const NONE: never[] = [];

/** The filters of a search page as they are now (SRCH-05, SRCH-24). */
export function useFilters<Hit>(
  { parameters, list }: SearchState<Hit>,
  facets: readonly FacetList[],
  settings: SearchSettings,
): Filter[] {
  const t = useTexts(searchMessages);
  const groups = useLast(list?.facetCategories ?? NONE);
  const authors = useLast(list?.authors ?? NONE);
  const tagCounts = list?.tagCounts;
  const counts = useMemo(() => tagCounts && new Map(tagCounts), [tagCounts]);
  const { contentGroup, facetTags } = parameters;
  const countOf = (value: string): number | undefined => groups.find((one) => one.value === value)?.count;

  const group = [contentGroup].filter((value) => value !== '');
  const configured = settings.contentGroups?.map((one) => ({ count: countOf(one.value), ...one }));
  const contentGroups = withChosen(configured ?? groups, group);
  const filters: Filter[] = [
    {
      name: 'contentGroup',
      field: 'contentGroup',
      label: t('contentGroupLabel'),
      kind: 'one',
      choices: contentGroups.length > 0 ? [{ value: '', label: t('allLabel') }, ...contentGroups] : [],
      chosen: [contentGroup],
      change: ([value = '']) => ({ contentGroup: value }),
    },
    ...facets.map(({ name, choices }): Filter => ({
      name,
      field: 'facetTags[]',
      label: t(LABELS[name]),
      kind: 'several',
      // Where the server counts, a tag that it does not name never occurs here.
      choices: choices
        .filter(({ value }) => !counts || counts.has(value) || facetTags.includes(value))
        .map((choice) => ({ ...choice, count: counts?.get(choice.value) })),
      chosen: facetTags,
      change: (chosen) => ({ facetTags: chosen }),
    })),
    {
      name: 'authors',
      field: 'authors[]',
      label: t('authorsLabel'),
      kind: 'several',
      choices: withChosen(settings.authors ?? authors, parameters.authors),
      chosen: parameters.authors,
      change: (chosen) => ({ authors: chosen }),
    },
    {
      name: 'sortOrder',
      field: 'sortOrder',
      label: t('sortLabel'),
      kind: 'order',
      choices: (settings.sortOrders ?? []).map(({ value, label }) => ({ value: String(value), label })),
      chosen: [String(parameters.sortOrder ?? '')],
      change: ([value]) => ({ sortOrder: Number(value) }),
    },
  ];
  return filters
    .filter(({ choices }) => choices.length > 0)
    .map((filter) => ({ ...filter, choices: unique(filter.choices) }));
}

const LABELS = {
  groups: 'facetGroupsLabel',
  custom: 'customFacetsLabel',
  recipetags: 'recipeTagsLabel',
} as const;
