import { LANGUAGES as SITE_LANGUAGES } from 'saaristo/sites';
import { describe, expect, it } from 'vitest';
import {
  getEditionMessages,
  getTogetherMessages,
  getMessages,
  getTimeFormat,
  toEditorLanguage,
} from '../../../editor/src/messages.ts';
import { formatTime } from '../../admin/labels.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import { getCollectionMessages } from '../../admin/messages/collections.ts';
import { getCalendarMessages } from '../../admin/messages/calendar.ts';
import { getEditorMessages } from '../../admin/messages/common.ts';
import { LABELS } from '../../admin/messages/labels.ts';
import { getMediaMessages } from '../../admin/messages/media.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';
import { getReplyMessages } from '../../admin/messages/replies.ts';
import { getUsesMessages } from '../../admin/messages/uses.ts';
import { createForm } from '../../collections/form.ts';
import { listLayouts } from '../../pages/render/layouts.ts';
import { collections } from '../../server/collections.ts';

const LANGUAGES = ['fi', 'en', 'sv'] as const;
type Language = (typeof LANGUAGES)[number];

const TABLES: Record<string, (language: Language) => object> = {
  // English needs no texts of Puck, which are English.
  editor: (language) => ({ ...getMessages(language), puck: {} }),
  together: getTogetherMessages,
  editions: getEditionMessages,
  common: getEditorMessages,
  accounts: getAccountMessages,
  collections: getCollectionMessages,
  calendar: getCalendarMessages,
  media: getMediaMessages,
  pages: getPageMessages,
  replies: getReplyMessages,
  uses: getUsesMessages,
  labels: (language) =>
    Object.fromEntries(Object.entries(LABELS).map(([name, label]) => [name, label[language]])),
  content: (language) =>
    Object.fromEntries(
      collections.flatMap((collection) => {
        const { name, title, one, lead, columns } = collection;
        const labels = [title, one, ...(lead ? [lead] : []), ...columns.map(({ label }) => label)];
        const texts = listTexts(createForm(collection, SITE_LANGUAGES, language));
        return [
          [name, labels.map((label) => label[language])],
          ...texts.filter(([path]) => /\.(?:title|description)$|\.choices\./.test(path)),
        ].map(([path, text]) => [`${name}${String(path)}`, text]);
      }),
    ),
  layouts: (language) =>
    Object.fromEntries(
      listLayouts(language).map(({ name, title, description }) => [name, [title, description]]),
    ),
};

/** Texts that are the same in Swedish and in English or Finnish, and names of keys such as `Ctrl+K`. */
const SAME =
  /^(?:Block(?:: 17)?|17 block|17 \(block 18\)|Cell|EAN|filter|JSON|kiosk|Media|Organisation|Region|Status|Summa|synonym|Term|Text|Version 17|17 kB|17 × 18 px|(?:Shift|Alt|Ctrl|F\d|Enter|Delete)(?:$|\+.*|, .*))$/;

/** Arguments of texts: numbers where they fit, otherwise lists. */
const ARGUMENTS = [17, 18, 19, 20];

type Formatter = (...values: unknown[]) => unknown;

function format(text: Formatter): { text: string; used: number[] } {
  let result: string;
  try {
    result = String(text(...ARGUMENTS));
  } catch {
    result = String(text(...ARGUMENTS.map((one) => [one])));
  }
  return { text: result, used: ARGUMENTS.filter((one) => result.includes(String(one))) };
}

/** Lists the texts of a table by the path of their keys, with the arguments and placeholders that each uses. */
const listTexts = (value: unknown, path = ''): [path: string, text: string, used: string][] => {
  if (typeof value === 'string') return [[path, value, (value.match(/\{\{?\w+\}?\}|#/g) ?? []).join(' ')]];
  if (typeof value === 'function') {
    const { text, used } = format(value as Formatter);
    return [[path, text, used.join(' ')]];
  }
  return Object.entries(value as object).flatMap(([key, one]) => listTexts(one, `${path}.${key}`));
};

describe('texts of editors', () => {
  it.each(Object.entries(TABLES))(
    'table %s: all languages have its keys and use the arguments alike',
    (_, table) => {
      const [fi, en, sv] = LANGUAGES.map((language) =>
        Object.fromEntries(listTexts(table(language)).map(([path, , used]) => [path, used])),
      );
      expect(fi).toEqual(en);
      expect(sv).toEqual(en);
    },
  );

  it.each(Object.entries(TABLES))(
    'table %s: Swedish texts differ from English and Finnish ones',
    (_, table) => {
      const [fi, en] = (['fi', 'en'] as const).map(
        (language) => new Map(listTexts(table(language)).map(([path, text]) => [path, text])),
      );
      const same = listTexts(table('sv')).filter(
        ([path, text]) => /\p{L}{2}/u.test(text) && (text === en!.get(path) || text === fi!.get(path)),
      );
      expect(same.map(([, text]) => text).filter((text) => !SAME.test(text))).toEqual([]);
    },
  );

  it.each([
    ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
    ['sv-FI', 'sv'],
    ['SV', 'sv'],
    ['de-DE,sv;q=0.5,fi;q=0.4', 'sv'],
    ['fi;q=0.4, sv;q=0.9', 'sv'],
    ['sv;q=0, fi', 'fi'],
    ['es-SV,es;q=0.9,fi;q=0.5', 'fi'],
    ['en-GB,en;q=0.9,sv;q=0.5', 'en'],
    ['de-DE,de', 'en'],
    ['*', 'fi'],
    ['', 'fi'],
    [undefined, 'fi'],
  ])('browser with %j: the back office speaks %j', (header, language) => {
    expect(getEditorMessages(header).language).toBe(language);
  });

  it.each([
    ['sv', 'sv'],
    ['sv-SE', 'sv'],
    ['fi', 'fi'],
    ['de', 'en'],
    ['constructor', 'en'],
    ['', 'en'],
  ])('document in %j: the editor speaks %j', (tag, language) => {
    expect(toEditorLanguage(tag)).toBe(language);
  });

  it('Swedish: times are written in the Swedish way', () => {
    const time = new Date('2026-03-05T12:30:00Z');
    expect(getTimeFormat('sv', 'Europe/Stockholm').format(time)).toBe('5 mars 2026 13:30 CET');
    expect(formatTime(time, getEditorMessages('sv'), 'Europe/Stockholm')).toBe('2026-03-05 13:30 CET');
  });
});
