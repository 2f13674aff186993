/**
 * Interface texts. A widget's texts are one table, language by key, so that TypeScript finds a missing one;
 * the texts of a page (CMS) replace them by key.
 */
import { LANGUAGES, type Language } from '#lib/site.ts';

/** Texts by language and key. Every language has every key: a visitor never meets a key (I18N-01, I18N-06). */
export type Messages<Key extends string = string> = Record<Language, Record<Key, string>>;

/** Replacements that a CMS gives, by key. */
export type TextOverrides = Readonly<Record<string, unknown>>;

/** Gives the text of a key; `{name}` in the text is filled from `values`. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Looks texts up: the first of `overrides` that has a string for the key, then the table.
 * An unknown language or a missing key is logged once each time it is asked and reads as the key itself (I18N-06).
 */
export function createTranslate<Key extends string>(
  messages: Messages<Key>,
  language: Language,
  overrides: readonly TextOverrides[] = [],
): Translate<Key> {
  return (key, values) => {
    const text =
      overrides.map((texts) => texts[key]).find((given) => typeof given === 'string') ??
      (Object.hasOwn(messages, language) && Object.hasOwn(messages[language], key)
        ? messages[language][key]
        : undefined);
    if (typeof text !== 'string') {
      console.error(`[saaristo] no text for "${key}" in "${language}"`);
      return key;
    }
    return values ? fill(text, values) : text;
  };
}

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );

/**
 * Texts of a shared part and a widget's own in one table; for a key that both have, `own` wins. What only an editor asks for is no part of the
 * built script: a table that no component uses is left out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function mergeMessages<Shared extends string, Own extends string>(
  shared: Messages<Shared>,
  own: Messages<Own>,
): Messages<Shared | Own> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, { ...shared[language], ...own[language] }]),
  ) as Messages<Shared | Own>;
}
