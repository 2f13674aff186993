import type { MobileNavigation } from '#api/navigation.ts';
import { useTexts } from '#island/context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/icons.tsx';
import { QuickSearch } from '#ui/quick-search/QuickSearch.tsx';
import { AccordionSection } from './AccordionSection.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { useHeader } from '../header-context.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Logo } from '../Logo.tsx';
import { messages } from '../messages.ts';
import styles from './SideNavigation.module.css';

const GlobeIcon = () => (
  <Icon width="20" height="20">
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5.2 5 11.8 0 17M12 3.5c-5 5.2-5 11.8 0 17" />
  </Icon>
);

interface Props {
  /** Id of the panel. */
  id: string;
  open: boolean;
  onClose: () => void;
  navigation: MobileNavigation;
}

/** The panel that slides in from the left: logo, search, sections, links, languages (NAV-32 to NAV-40). */
export function SideNavigation({ id, open, onClose, navigation }: Props) {
  const t = useTexts(messages);
  const { hideSideSearch, searchUrl } = useHeader();
  const { navAccordions, navLinks, languageMenu } = navigation;
  return (
    <Dialog
      id={id}
      variant="drawer"
      open={open}
      onClose={onClose}
      title={t('menu')}
      header={<Logo className={styles.logo} />}
    >
      {!hideSideSearch && (
        <div className={styles.search}>
          <QuickSearch layout="mobile" searchUrl={searchUrl} />
        </div>
      )}
      {/* A link may lead to a place on this page, so following it closes the panel. */}
      <nav aria-label={t('mainNavigation')}>
        {navAccordions.map((section, index) => (
          <AccordionSection key={index} section={section} onFollow={onClose} />
        ))}
        <ul className={styles.links}>
          {navLinks.map(({ label, link, icon }, index) => (
            <li key={index}>
              <a className={styles.link} href={link} onClick={onClose}>
                {icon && (
                  <img
                    className={styles.icon}
                    src={icon.url}
                    alt={icon.alt}
                    width="24"
                    height="24"
                    loading="lazy"
                  />
                )}
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <AccountLink className={styles.link} />
        <LanguageSwitch languageMenu={languageMenu} icon={<GlobeIcon />} />
      </div>
    </Dialog>
  );
}
