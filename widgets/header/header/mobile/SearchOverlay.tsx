import { QuickSearch } from '#ui/quick-search/QuickSearch.tsx';
import { useHeader } from '../header-context.ts';
import { SearchDetails } from '../SearchDetails.tsx';
import styles from './SearchOverlay.module.css';

/** The search toggle of the bar, and the overlay below the bar that it opens and closes (NAV-31). */
export function SearchOverlay() {
  const { searchUrl } = useHeader();
  return (
    <SearchDetails>
      {/* A press beside the sheet closes it; by keyboard, Escape and the toggle do. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.overlay}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.closest('details')!.open = false;
        }}
      >
        <div className={styles.sheet}>
          <QuickSearch layout="mobile" searchUrl={searchUrl} />
        </div>
      </div>
    </SearchDetails>
  );
}
