/**
 * Interface texts. A widget's texts are one table by language and key, so that TypeScript finds missing ones.
 * A page (CMS) can replace texts by key.
 */
import { LANGUAGES, type Language } from '#lib/site.ts';

/**
 * Texts by language and key. Every language has every key, so a visitor never sees a key (I18N-01, I18N-06).
 */
export type Messages<Key extends string = string> = Record<Language, Record<Key, string>>;

/** Replacements of texts by key, from a CMS. */
export type TextOverrides = Readonly<Record<string, unknown>>;

/** Returns the text of a key. Replaces `{name}` in the text by the value of that name. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Creates the function that looks up texts: in `overrides` (the first one with a string wins), then in the
 * table. Logs an unknown language or a missing key at each call and returns the key itself (I18N-06).
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
 * Merges the texts of a shared component with a widget's own; `own` wins. Without side effects, so that the
 * build removes tables that only editors need.
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
