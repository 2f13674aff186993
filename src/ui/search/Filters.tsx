import { useId, useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { SearchParameters } from '#store/search/parameters.ts';
import type { SearchChange } from '#store/search/search.ts';
import { Button } from '../Button.tsx';
import { ChevronIcon } from '../icons.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './Filters.module.css';
import { searchMessages } from './messages.ts';
import type { Filter } from './use-filters.ts';

interface Props {
  filters: readonly Filter[];
  parameters: SearchParameters;
  /** What the block starts with, and what clearing goes back to. */
  defaults: SearchParameters;
  /** Beside the list where the window is wide, not above it. */
  isColumn: boolean;
  onChange: (change: SearchChange) => void;
}

/** How much the visitor has chosen. */
function chosenCount(parameters: SearchParameters, defaults: SearchParameters): number {
  const tags = parameters.facetTags.filter((tag) => !defaults.facetTags.includes(tag));
  const group = parameters.contentGroup === defaults.contentGroup ? 0 : 1;
  return group + tags.length + parameters.authors.length;
}

/** A column is long: what is at its end nobody sees. */
const orderFirst = (filters: readonly Filter[]): Filter[] =>
  [...filters].sort((a, b) => Number(b.kind === 'order') - Number(a.kind === 'order'));

/** The filters: in sight where there is room, behind a button on a narrow screen; a choice counts at once. */
export function Filters({ filters, parameters, defaults, isColumn, onChange }: Props) {
  const t = useTexts(searchMessages);
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = chosenCount(parameters, defaults);
  const { contentGroup, facetTags, authors } = defaults;
  return (
    <form
      className={isColumn ? styles.column : styles.row}
      aria-label={t('filtersLabel')}
      data-open={open}
      onSubmit={(event) => event.preventDefault()}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {count === 0 ? t('filtersLabel') : t('filtersChosen', { count })}
        <ChevronIcon className={styles.chevron} />
      </button>
      <div id={id} className={styles.panel}>
        {(isColumn ? orderFirst(filters) : filters).map((filter) => (
          <FilterGroup key={filter.name} filter={filter} isColumn={isColumn} onChange={onChange} />
        ))}
        {count > 0 && (
          <Button
            variant="quiet"
            className={styles.clear}
            onClick={() => onChange({ contentGroup, facetTags, authors })}
          >
            {t('clearLabel')}
          </Button>
        )}
      </div>
    </form>
  );
}
