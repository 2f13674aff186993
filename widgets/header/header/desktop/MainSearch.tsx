import { QuickSearch } from '#ui/quick-search/QuickSearch.tsx';
import styles from './MainSearch.module.css';
import { useHeader } from '../header-context.ts';
import { SearchDetails } from '../SearchDetails.tsx';

/** The quick search next to the logo. On some sites a button opens it (NAV-13, NAV-20). */
export function MainSearch() {
  const { searchToggle, searchUrl } = useHeader();
  const search = (
    <div className={styles.box}>
      <QuickSearch layout="normal" searchUrl={searchUrl} />
    </div>
  );
  return (
    <div className={styles.place} data-toggled={searchToggle}>
      {searchToggle ? <SearchDetails>{search}</SearchDetails> : search}
    </div>
  );
}
