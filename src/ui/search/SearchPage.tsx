import { cleanPasted } from '#lib/pasted.ts';
import type { SearchQuery } from '#lib/search-query.ts';
import type { RenderHit } from './HitList.tsx';
import { useId, useState } from 'react';
import { parametersKey, writeParameters } from '#store/search/parameters.ts';
import type { SearchDescription, SearchSettings } from './description.ts';
import { Filters } from './Filters.tsx';
import { createHiddenFields } from './hidden-fields.ts';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchPage.module.css';
import { useFilters } from './use-filters.ts';
import { useFacets, useSearch } from './use-search.ts';

interface Props<Hit> {
  /** Must be the same object at every render. */
  description: SearchDescription<Hit>;
  settings: SearchSettings;
  /** Renders a hit. Must be the same function unless its result changes. */
  renderHit: RenderHit<Hit>;
}

/**
 * A search page with box, filters and list (SRCH-01 to SRCH-32), configured by its description. Other default
 * parameters or another recipe block reset the search.
 */
export const SearchPage = <Hit,>({ settings, ...rest }: Props<Hit>) => (
  <Page
    key={`${parametersKey(settings.defaults)} ${settings.recipeSearchBlockId}`}
    settings={settings}
    {...rest}
  />
);

function Page<Hit>({ description, settings, renderHit }: Props<Hit>) {
  const [engine, state] = useSearch(description, settings);
  const facets = useFacets(description, settings);
  const filters = useFilters(state, facets ?? [], settings);
  const form = useId();
  const { address, parameters } = state;
  const { defaults } = settings;
  const { q } = parameters;
  const [typed, setTyped] = useState({ text: q, over: q });
  // After back or forward, the box shows the text of that search.
  if (typed.over !== q) setTyped({ text: q, over: q });
  const text = cleanPasted(typed.text);
  const linkTo = (change: Partial<SearchQuery>) =>
    writeParameters(address, { ...parameters, ...change }, defaults) || '?';
  // Reserves the column before the filters are loaded, so that nothing shifts.
  const hasColumn = description.facets.length > 0 && (facets === undefined || filters.length > 0);
  const isWaiting = state.phase === 'loading' && !state.list;

  return (
    <div
      className={`${hasColumn ? styles.withColumn : styles.search}${isWaiting ? ` ${styles.waiting}` : ''}`}
    >
      <SearchBox
        id={form}
        text={typed.text}
        action={settings.action}
        hidden={createHiddenFields(address, parameters, defaults, filters)}
        onType={(next) => setTyped({ text: next, over: q })}
        onSearch={() => engine.search({ q: text })}
      />
      {filters.length > 0 && (
        <Filters
          filters={filters}
          form={form}
          parameters={parameters}
          defaults={defaults}
          isColumn={hasColumn}
          linkTo={linkTo}
          onChange={(change) => engine.search({ q: text, ...change })}
        />
      )}
      <Results
        description={description}
        engine={engine}
        state={state}
        narrowing={text === q ? '' : text}
        linkTo={linkTo}
        renderHit={renderHit}
      />
    </div>
  );
}
