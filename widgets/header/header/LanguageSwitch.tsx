import type { NavigationLink } from '#api/navigation.ts';
import { languageToggle } from '#i18n/language.ts';
import { useTexts } from '#island/context.ts';
import { languageTag } from '#lib/site.ts';
import { Icon } from '#ui/icons.tsx';
import { useHeader } from './header-context.ts';
import styles from './LanguageSwitch.module.css';
import { languageAt } from './links.ts';
import { messages } from './messages.ts';

const GlobeIcon = () => (
  <Icon width="20" height="20">
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5.2 5 11.8 0 17M12 3.5c-5 5.2-5 11.8 0 17" />
  </Icon>
);

interface Props {
  languageMenu: readonly NavigationLink[];
  /** In the side navigation: the toggle has a globe, and the server's first language replaces it (NAV-39). */
  side?: boolean;
}

/** A list of languages on the corporate site, one toggle link everywhere else (NAV-14 to NAV-17). */
export function LanguageSwitch({ languageMenu, side = false }: Props) {
  const t = useTexts(messages);
  const { languageMenu: hasMenu } = useHeader();
  const [first] = languageMenu;

  if (hasMenu && first)
    return (
      <ul className={styles.list} aria-label={t('languages')}>
        {languageMenu.map((entry, index) => (
          <li key={index}>
            <a
              className={styles.link}
              href={entry.link}
              aria-current={entry === languageAt(languageMenu, window.location.href) ? 'true' : undefined}
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    );

  const { link, to } = languageToggle(window.location.pathname);
  const tag = languageTag(to).slice(0, 2);
  const given = side ? first : undefined;
  return (
    <a className={styles.link} href={given?.link ?? link} {...(given ? {} : { hrefLang: tag, lang: tag })}>
      {side && <GlobeIcon />}
      {given?.label ?? t(to === 'en' ? 'toEnglish' : 'toFinnish')}
    </a>
  );
}
