import { expect, test } from 'vitest';
import { nearestLanguage } from '#mount/editing/nearest-language.ts';
import { messages } from '#mount/editing/messages.ts';

/** A language of another project's bundle. */
const other = (language: string) => language as 'en';

test.each([
  ['se', 'fi-FI', 'se'],
  ['sv', 'sv-SE', 'se'],
  ['suomi', 'fi-FI', 'fi'],
  ['nb', 'nb-NO', 'en'],
  ['nb', '', 'en'],
])(
  'runtime texts: for the language "%s" on a page in "%s", they are in "%s" [PACK]',
  (language, lang, read) => {
    document.documentElement.lang = lang;
    expect(nearestLanguage(messages, other(language))).toBe(read);
  },
);
