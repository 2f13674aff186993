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
      <button
        type="button"
        className={styles.overlay}
        tabIndex={-1}
        aria-hidden="true"
        onClick={({ currentTarget }) => {
          currentTarget.closest('details')!.open = false;
        }}
      />
      <div className={styles.sheet}>
        <QuickSearch layout="mobile" searchUrl={searchUrl} />
      </div>
    </SearchDetails>
  );
}
