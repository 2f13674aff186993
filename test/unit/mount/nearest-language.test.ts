import { expect, test } from 'vitest';
import { nearestLanguage } from '#mount/nearest-language.ts';
import { messages } from '#mount/messages.ts';

/** A language of another project's bundle. */
const other = (language: string) => language as 'en';

test.each([
  ['se', 'fi-FI', 'se'],
  ['sv', 'sv-SE', 'se'],
  ['suomi', 'fi-FI', 'fi'],
  ['nb', 'nb-NO', 'en'],
  ['nb', '', 'en'],
])(
  'PACK the runtime’s own texts for the language "%s" of a page in "%s" are those of "%s"',
  (language, lang, read) => {
    document.documentElement.lang = lang;
    expect(nearestLanguage(messages, other(language))).toBe(read);
  },
);
