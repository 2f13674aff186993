import type { ReactNode } from 'react';
import type { NavigationLink } from '#api/navigation.ts';
import { languageFromPath, languageToggle } from '#i18n/language.ts';
import { useIsland, useTexts } from '#island/context.ts';
import { type Language, languageTag } from '#lib/site.ts';
import { useHeader } from './header-context.ts';
import styles from './LanguageSwitch.module.css';
import { findLanguage, getLanguageAttributes } from './language-at.ts';
import { messages } from './messages.ts';

const TEXTS: Record<Language, keyof typeof messages.fi> = {
  fi: 'toFinnish',
  se: 'toSwedish',
  en: 'toEnglish',
  de: 'toGerman',
};

interface Props {
  languageMenu: readonly NavigationLink[];
  /** Icon of the toggle in the side navigation; the server's first other language is used there (NAV-39). */
  icon?: ReactNode;
}

/**
 * A list of languages on the corporate site, and a single toggle link on all others (NAV-14 to NAV-17). The toggle leads to the translation of
 * the page if the page settings or the server's menu have one. A site with one language has none.
 */
export function LanguageSwitch({ languageMenu, icon }: Props) {
  const t = useTexts(messages);
  const { here, languageMenu: hasMenu } = useHeader();
  const { settings } = useIsland();
  const current = findLanguage(languageMenu, here);

  if (hasMenu && languageMenu.length > 0)
    return (
      <ul className={styles.list} aria-label={t('languages')}>
        {languageMenu.map((entry, index) => (
          <li key={index}>
            <a
              className={styles.link}
              href={entry.link}
              {...getLanguageAttributes(entry.label)}
              aria-current={entry === current ? 'true' : undefined}
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    );

  const toggle = settings.otherLanguages ?? [languageToggle(new URL(here).pathname)];
  const [other] = toggle;
  if (!other) return null;
  const { language: to } = other;
  const given = settings.otherLanguages
    ? undefined
    : icon
      ? languageMenu.find((entry) => entry !== current)
      : languageMenu.find(
          (entry) => entry.link.startsWith('/') && (languageFromPath(entry.link) ?? 'fi') === to,
        );
  const tag = languageTag(to).slice(0, 2);
  const label = icon && given?.label;
  return (
    <a
      className={styles.link}
      href={given?.link ?? other.link}
      {...(label ? getLanguageAttributes(label) : { hrefLang: tag, lang: tag })}
    >
      {icon}
      {label || t(TEXTS[to])}
    </a>
  );
}
