import { useTexts } from '#island/context.ts';
import type { DesktopNavigation } from '#api/navigation.ts';
import { AccountLink } from '../AccountLink.tsx';
import { CartLink } from '../CartLink.tsx';
import styles from './DesktopHeader.module.css';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Logo } from '../Logo.tsx';
import { MainSearch } from './MainSearch.tsx';
import { messages } from '../messages.ts';
import { StickyRow } from './StickyRow.tsx';
import { TabRow } from './TabRow.tsx';

/** Three rows: top tabs with language and login, logo with search and basket, bottom tabs (NAV-07 to NAV-25). */
export default function DesktopHeader({ navigation }: { navigation: DesktopNavigation }) {
  const t = useTexts(messages);
  const { topTabs, bottomTabs, languageMenu } = navigation;
  return (
    <>
      <div className={styles.top}>
        <div className={styles.inner}>
          <nav className={styles.topTabs} aria-label={t('topNavigation')}>
            <TabRow tabs={topTabs} />
          </nav>
          <AccountLink className={styles.account} />
          <LanguageSwitch languageMenu={languageMenu} />
        </div>
      </div>
      <div className={styles.main}>
        <Logo className={styles.logo} isCompact />
        <MainSearch />
        <CartLink />
      </div>
      <StickyRow tabs={bottomTabs} />
    </>
  );
}
