import { sql } from 'kysely';
import { LANGUAGES } from 'saaristo/sites';
import { defineCollection, type Label } from '../collections/define.ts';
import type { SynonymContent } from '../platform/model/content.ts';
import { splitWords } from './text/language.ts';

const TOO_FEW: Label = {
  fi: 'Kirjoita vähintään kaksi sanaa.',
  sv: 'Skriv minst två ord.',
  en: 'Write at least two words.',
};
const MAX_WORDS = 30;
const MAX_WORD_LENGTH = 60;

/** Returns words in one form, without duplicates, blanks and texts without a word. */
const clean = (words: readonly string[] = []): string[] => [
  ...new Set(
    words
      .map((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim())
      .filter((word) => splitWords(word).length > 0),
  ),
];

const createKey = (language: string, same: readonly string[]): string => `${language} ${same.join(', ')}`;

const words = (title: string, description: string) => ({
  type: 'array' as const,
  title,
  description,
  maxItems: MAX_WORDS,
  items: { type: 'string' as const, title: 'Word', maxLength: MAX_WORD_LENGTH },
});

/** Synonyms of searches. */
export const synonyms = defineCollection<SynonymContent>({
  name: 'synonyms',
  title: { fi: 'Hakujen synonyymit', sv: 'Sökningarnas synonymer', en: 'Synonyms of searches' },
  one: { fi: 'synonyymi', sv: 'synonym', en: 'synonym' },
  lead: {
    fi: 'Kirjoita sanat perusmuodossa; taivutusmuodot haku tuntee itse.',
    sv: 'Skriv orden i grundform; sökningen känner själv till böjningarna.',
    en: 'Write words in their basic form; searches know their inflections.',
  },
  scope: 'estate',
  createSchema: () => ({
    type: 'object',
    properties: {
      language: { type: 'string', title: 'Language', enum: LANGUAGES },
      words: words('Mean the same', 'Each word also finds the others.'),
      also: words('Find besides', 'The words above find these, and not the other way round.'),
    },
    required: ['language', 'words'],
  }),
  texts: {
    'Mean the same': { fi: 'Tarkoittavat samaa', sv: 'Betyder samma' },
    'Each word also finds the others.': {
      fi: 'Jokainen sana löytää myös muut.',
      sv: 'Varje ord hittar också de andra.',
    },
    'Find besides': { fi: 'Löytävät lisäksi', sv: 'Hittar dessutom' },
    'The words above find these, and not the other way round.': {
      fi: 'Yllä olevat sanat löytävät nämä, mutta eivät toisin päin.',
      sv: 'Orden ovan hittar dessa, men inte tvärtom.',
    },
    Word: { fi: 'Sana', sv: 'Ord' },
  },
  createValue: () => ({ language: 'fi', words: ['', ''], also: [] }),
  getTitle: (draft) => (draft.words ?? []).join(', '),
  createKey: ({ language = 'fi', words: same = [] }) => (same.length > 0 ? createKey(language, same) : ''),
  complete(draft) {
    const same = clean(draft.words);
    return { ...draft, words: same, also: clean(draft.also).filter((word) => !same.includes(word)) };
  },
  columns: [
    {
      label: { fi: 'Löytävät lisäksi', sv: 'Hittar dessutom', en: 'Find besides' },
      show: ({ also = [] }) => also.join(', '),
    },
    { label: { fi: 'Kieli', sv: 'Språk', en: 'Language' }, show: ({ language }) => language },
  ],
  findProblems: (_queries, { value }, language) =>
    value.words.length > 0 && value.words.length + value.also.length > 1
      ? []
      : [
          {
            path: ['words'],
            message: TOO_FEW[language],
          },
        ],
  async project(queries, changes) {
    for (const { before, after } of changes) {
      for (const one of [before, after])
        if (one)
          await queries
            .deleteFrom('synonym')
            .where('language', '=', one.value.language)
            .where(sql<boolean>`words = ${one.value.words}::text[]`)
            .execute();
      if (after) {
        const { language, words: same, also } = after.value;
        await queries.insertInto('synonym').values({ language, words: same, also }).execute();
      }
    }
  },
  listShipped: ({ synonyms: all = [] }) =>
    all.map((value) => ({
      key: createKey(value.language, value.words),
      site: null,
      language: null,
      value,
    })),
});
