/** Alternative texts of pictures: a picture has one, is decorative, or waits for its text. */
import { truncateText } from 'saaristo/page-details';
import { LANGUAGES, type Language } from 'saaristo/sites';

/** The texts of a picture. */
export interface AltTexts {
  /** The text for languages that have none of their own. */
  alt: string;
  alts: Partial<Record<Language, string>>;
  /** Whether visitors miss nothing without the picture. It has no text then. */
  isDecorative: boolean;
}

const MAX_ALT_LENGTH = 300;

/** Trims a text of a form, and cuts it to the longest length. */
export const readText = (value: unknown, longest: number): string =>
  typeof value === 'string' ? truncateText(value.trim(), longest).trim() : '';

/** Returns the name of the field with the text in a language. */
export const getAltField = (language: Language): string => `alt-${language}`;

/** Reads the texts from fields `alt`, `alt-fi` and so on, and `decorative`. */
export function readAltTexts(fields: Readonly<Record<string, unknown>>): AltTexts {
  if (fields['decorative']) return { alt: '', alts: {}, isDecorative: true };
  const texts = LANGUAGES.map((one) => [one, readText(fields[getAltField(one)], MAX_ALT_LENGTH)] as const);
  return {
    alt: readText(fields['alt'], MAX_ALT_LENGTH),
    alts: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    isDecorative: false,
  };
}

/** Returns a text of a picture in any language; '' if it has none. */
export const findAnyAlt = ({ alt, alts }: Pick<AltTexts, 'alt' | 'alts'>): string =>
  alt || (Object.values(alts)[0] ?? '');

/** Whether a picture waits for its text. */
export const isWaiting = (texts: AltTexts): boolean => !texts.isDecorative && findAnyAlt(texts) === '';
