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
  /** What the block starts with, and what clearing goes back to. */
  defaults: SearchQuery;
  /** Beside the list where the window is wide, not above it. */
  isColumn: boolean;
  onChange: (change: SearchChange) => void;
  /** The address of the same search with a change. */
  linkTo: (change: Partial<SearchQuery>) => string;
}

/** How much the visitor has chosen. */
function chosenCount(parameters: SearchQuery, defaults: SearchQuery): number {
  const tags = parameters.facetTags.filter((tag) => !defaults.facetTags.includes(tag));
  const group = parameters.contentGroup === defaults.contentGroup ? 0 : 1;
  return group + tags.length + parameters.authors.length;
}

/** A column is long: what is at its end nobody sees. */
const orderFirst = (filters: readonly Filter[]): Filter[] =>
  [...filters].sort((a, b) => Number(b.kind === 'order') - Number(a.kind === 'order'));

/**
 * The filters: in sight where there is room, behind a summary on a narrow screen; a choice counts at once. Without JavaScript they are sent with
 * the box, by a button of their own.
 */
export function Filters({ filters, form, parameters, defaults, isColumn, onChange, linkTo }: Props) {
  const t = useTexts(searchMessages);
  const count = chosenCount(parameters, defaults);
  const { contentGroup, facetTags, authors } = defaults;
  const none = { contentGroup, facetTags, authors };
  return (
    <div role="group" className={isColumn ? styles.column : styles.row} aria-label={t('filtersLabel')}>
      {/* What it opens comes after it, so that a wide window has that in sight all the same. */}
      <details className={styles.fold} suppressHydrationWarning>
        <summary className={styles.toggle}>
          {count === 0 ? t('filtersLabel') : t('filtersChosen', { count })}
          <ChevronIcon className={styles.chevron} />
        </summary>
      </details>
      <div className={styles.panel}>
        {(isColumn ? orderFirst(filters) : filters).map((filter) => (
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
