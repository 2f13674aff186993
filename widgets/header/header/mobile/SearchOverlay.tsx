import { QuickSearch } from '#ui/quick-search/QuickSearch.tsx';
import { useHeader } from '../header-context.ts';
import { SearchDetails } from '../SearchDetails.tsx';
import styles from './SearchOverlay.module.css';

/** The search toggle of the bar and its overlay below the bar (NAV-31). */
export function SearchOverlay() {
  const { searchUrl } = useHeader();
  return (
    <SearchDetails>
      {/* A click outside of the sheet closes it. Keyboard users have Escape and the toggle. */}
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
