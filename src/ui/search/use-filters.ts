import { useMemo, useState } from 'react';
import type { FacetChoice } from '#api/search-results.ts';
import { useTexts } from '#island/context.ts';
import type { SearchChange, SearchState } from '#store/search/search.ts';
import type { SearchSettings } from './description.ts';
import type { FacetList } from './facets.ts';
import { searchMessages } from './messages.ts';

/** A group of options of which one or several can be chosen. */
export interface Filter {
  name: string;
  /**
   * Name of its controls, equal in the server's form, so that choices made before the island is mounted
   * count.
   */
  field: string;
  label: string;
  kind: 'one' | 'several' | 'order';
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  /** Returns the change of parameters for these choices. */
  change: (chosen: readonly string[]) => SearchChange;
}

/** Adds chosen values that the server does not list, so that they can be removed. */
const addChosen = (choices: readonly FacetChoice[], chosen: readonly string[]): FacetChoice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value })),
];

/** Removes repeated values. */
const removeDuplicates = (choices: readonly FacetChoice[]): FacetChoice[] =>
  choices.filter(({ value }, at) => choices.findIndex((one) => one.value === value) === at);

/** Returns the last value that was not empty, so that an empty result does not remove filters. */
function useLastNonEmpty<Value>(value: readonly Value[]): readonly Value[] {
  const [last, setLast] = useState(value);
  if (value.length > 0 && value !== last) setLast(value);
  return value.length > 0 ? value : last;
}

const NONE: never[] = [];

/** Returns the current filters of a search page (SRCH-05, SRCH-24). */
export function useFilters<Hit>(
  { parameters, list }: SearchState<Hit>,
  facets: readonly FacetList[],
  settings: SearchSettings,
): Filter[] {
  const t = useTexts(searchMessages);
  const groups = useLastNonEmpty(list?.facetCategories ?? NONE);
  const authors = useLastNonEmpty(list?.authors ?? NONE);
  const tagCounts = list?.tagCounts;
  const counts = useMemo(() => tagCounts && new Map(tagCounts), [tagCounts]);
  const { contentGroup, facetTags } = parameters;
  const getCount = (value: string): number | undefined => groups.find((one) => one.value === value)?.count;

  const group = [contentGroup].filter((value) => value !== '');
  const configured = settings.contentGroups?.map((one) => ({ count: getCount(one.value), ...one }));
  const contentGroups = addChosen(configured ?? groups, group);
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
    ...facets.flatMap(({ name, choices }) =>
      [...new Set(choices.map((choice) => choice.group))].map((heading): Filter => ({
        name: name + (heading ?? ''),
        field: 'facetTags[]',
        label: heading ?? t(LABELS[name]),
        kind: 'several',
        choices: choices
          .filter(
            ({ value, label, group: own }) =>
              own === heading &&
              (facetTags.includes(value) ||
                // If the server counts tags, one that it does not name does not occur here.
                ((!counts || counts.has(value)) &&
                  // A content group of this name is offered already.
                  !contentGroups.some((one) => one.label === label))),
          )
          .map((choice) => ({ ...choice, count: counts?.get(choice.value) })),
        chosen: facetTags,
        change: (chosen) => ({ facetTags: chosen }),
      })),
    ),
    {
      name: 'authors',
      field: 'authors[]',
      label: t('authorsLabel'),
      kind: 'several',
      choices: addChosen(settings.authors ?? authors, parameters.authors),
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
    .map((filter) => ({ ...filter, choices: removeDuplicates(filter.choices) }));
}

const LABELS = {
  groups: 'facetGroupsLabel',
  custom: 'customFacetsLabel',
  recipetags: 'recipeTagsLabel',
} as const;
