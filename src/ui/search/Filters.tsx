import type { SearchQuery } from '#lib/search-query.ts';
import { useTexts } from '#island/context.ts';
import type { SearchChange } from '#store/search/search.ts';
import { Button } from '../Button.tsx';
import { ChevronIcon } from '../icons.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './Filters.module.css';
import { searchMessages } from './messages.ts';
import type { Filter } from './use-filters.ts';

interface Props {
  filters: readonly Filter[];
  /** Id of the form that the controls belong to. */
  form: string;
  parameters: SearchQuery;
  /** The block's default parameters; clearing restores them. */
  defaults: SearchQuery;
  /** Beside the list in wide windows instead of above it. */
  isColumn: boolean;
  onChange: (change: SearchChange) => void;
  /** Returns the URL of the same search with a change. */
  linkTo: (change: Partial<SearchQuery>) => string;
}

/** Returns how many options the visitor has chosen. */
function countChosen(parameters: SearchQuery, defaults: SearchQuery): number {
  const tags = parameters.facetTags.filter((tag) => !defaults.facetTags.includes(tag));
  const group = parameters.contentGroup === defaults.contentGroup ? 0 : 1;
  return group + tags.length + parameters.authors.length;
}

/** Moves the sort order to the top, because the end of a long column is out of view. */
const moveOrderFirst = (filters: readonly Filter[]): Filter[] =>
  [...filters].sort((a, b) => Number(b.kind === 'order') - Number(a.kind === 'order'));

/**
 * The filters of a search page: visible in wide windows, inside `<details>` in narrow ones. A choice takes
 * effect at once. Without JavaScript a separate button submits them with the box.
 */
export function Filters({ filters, form, parameters, defaults, isColumn, onChange, linkTo }: Props) {
  const t = useTexts(searchMessages);
  const count = countChosen(parameters, defaults);
  const { contentGroup, facetTags, authors } = defaults;
  const none = { contentGroup, facetTags, authors };
  return (
    <div role="group" className={isColumn ? styles.column : styles.row} aria-label={t('filtersLabel')}>
      {/* The panel is a sibling of `<details>`, so that wide windows can always show it. */}
      <details className={styles.fold} suppressHydrationWarning>
        <summary className={styles.toggle}>
          {count === 0 ? t('filtersLabel') : t('filtersChosen', { count })}
          <ChevronIcon className={styles.chevron} />
        </summary>
      </details>
      <div className={styles.panel}>
        {(isColumn ? moveOrderFirst(filters) : filters).map((filter) => (
          <FilterGroup
            key={filter.name}
            filter={filter}
            form={form}
            isColumn={isColumn}
            onChange={onChange}
          />
        ))}
        {count > 0 && (
          <LinkButton
            variant="quiet"
            className={styles.clear}
            href={linkTo({ ...none, page: 1 })}
            onPress={() => onChange(none)}
          >
            {t('clearLabel')}
          </LinkButton>
        )}
        <Button type="submit" form={form} variant="secondary" className={styles.send} hidden>
          {t('buttonLabel')}
        </Button>
      </div>
    </div>
  );
}
