import type { ReactNode } from 'react';
import type { NavigationLink } from '#api/navigation.ts';
import { languageFromPath, languageToggle } from '#i18n/language.ts';
import { useTexts } from '#island/context.ts';
import { languageTag } from '#lib/site.ts';
import { useHeader } from './header-context.ts';
import styles from './LanguageSwitch.module.css';
import { findLanguage, getLanguageAttributes } from './language-at.ts';
import { messages } from './messages.ts';

interface Props {
  languageMenu: readonly NavigationLink[];
  /** Icon of the toggle in the side navigation; the server's first language is used there (NAV-39). */
  icon?: ReactNode;
}

/**
 * A list of languages on the corporate site, and a single toggle link on all others (NAV-14 to NAV-17). The toggle leads to the translation of
 * the page if the server's menu has one.
 */
export function LanguageSwitch({ languageMenu, icon }: Props) {
  const t = useTexts(messages);
  const { here, languageMenu: hasMenu } = useHeader();
  const [first] = languageMenu;

  if (hasMenu && first)
    return (
      <ul className={styles.list} aria-label={t('languages')}>
        {languageMenu.map((entry, index) => (
          <li key={index}>
            <a
              className={styles.link}
              href={entry.link}
              {...getLanguageAttributes(entry.label)}
              aria-current={entry === findLanguage(languageMenu, here) ? 'true' : undefined}
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    );

  const { link, to } = languageToggle(new URL(here).pathname);
  const tag = languageTag(to).slice(0, 2);
  const given = icon
    ? first
    : languageMenu.find(
        (entry) => entry.link.startsWith('/') && (languageFromPath(entry.link) ?? 'fi') === to,
      );
  const label = icon && given?.label;
  return (
    <a
      className={styles.link}
      href={given?.link ?? link}
      {...(label ? getLanguageAttributes(label) : { hrefLang: tag, lang: tag })}
    >
      {icon}
      {label || t(to === 'en' ? 'toEnglish' : 'toFinnish')}
    </a>
  );
}
