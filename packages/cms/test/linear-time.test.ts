/** The time of functions that read content of editors and visitors, for texts of which a part is repeated. */
import { expect, it } from 'vitest';
import { fillTemplate } from '../enquiries/replies.ts';
import { formatContentDisposition } from '../admin/download.ts';
import { createPageEntries } from '../content/entries.ts';
import { findSharePicture, loadFirstPicture } from '../content/first-picture.ts';
import { parseTags } from '../media/store.ts';
import { findMentioned } from '../pages/store/notes.ts';
import { htmlToText } from '../content/plain-text.ts';
import { getTitleSortKey } from '../search/text/alphabet.ts';
import { splitWords } from '../search/text/language.ts';
import { parseSynonyms } from '../search/synonym-list.ts';
import { getQueryWords } from '../search/terms.ts';
import { formatVector } from '../search/text/vector.ts';
import { getAddressWord } from '../pages/store/uses.ts';
import { createVocabulary } from '../content/vocabulary.ts';
import { escapeHtml } from '../platform/http/html.ts';
import { normaliseContentType } from '../platform/http/security/content-type.ts';
import { createSlug } from '../platform/model/slugs.ts';
import { parseLocalPath } from '../shop/local-path.ts';
import { isReservedName } from '../shop/reviews/reserved-names.ts';
import { hasContentWithoutScript } from '../../server/content-without-script.ts';
import { findEmbeddedFormat, listFields } from '../../../src/island/form-model.ts';
import { createTeaser } from '../../../src/lib/teaser.ts';
import { readImage } from '../../../src/lib/image.ts';
import { hasSpecialCharacters } from '../../../src/lib/message-characters.ts';
import { isPagePath, parsePageDetails } from '../../../src/lib/page-details.ts';
import { sanitizeText } from '../../../src/lib/read.ts';
import { safeImage, safeLink, withParameter } from '../../../src/lib/url.ts';
import { isEmail, isNumericCode } from '../../../src/schemas/rules.ts';

const page = (blocks: object[]) => ({ title: '', description: '', blocks }) as never;
const inSite = (html: string) =>
  ({
    site: 'atriafi',
    language: 'fi',
    path: '/x',
    title: 'x',
    description: 'x',
    blocks: [{ html }],
  }) as never;

const functions: Record<string, (text: string) => unknown> = {
  createPageEntries: (text) => createPageEntries([inSite(text)]),
  createSlug,
  createTeaser: (text) => createTeaser(text, 1e6) + createTeaser(text, text.length - 1),
  createVocabulary: (text) => createVocabulary(createPageEntries([inSite(text)])),
  escapeHtml,
  fillTemplate: (text) => fillTemplate(text, { name: 'Aino' }),
  findEmbeddedFormat,
  findMentioned: (text) => findMentioned(text, [{ id: 1, name: 'Aino Virtanen' }] as never),
  findSharePicture: (text) => findSharePicture(page([{ html: text }])),
  formatContentDisposition: (text) => formatContentDisposition(sanitizeText(text), 'image/png'),
  formatVector: (text) => formatVector('fi', [['D', text]]),
  getAddressWord,
  getQueryWords,
  getTitleSortKey: (text) => getTitleSortKey(text, 'fi'),
  hasContentWithoutScript,
  hasSpecialCharacters,
  htmlToText,
  isEmail,
  isNumericCode,
  isPagePath,
  isReservedName,
  listFields: (text) => listFields({ properties: { a: {} } }, { a: text }, []),
  loadFirstPicture: (text) => loadFirstPicture([{ html: text }]),
  normaliseContentType,
  parseLocalPath,
  parsePageDetails: (text) => parsePageDetails(page([{ html: text }, { widget: text, props: { a: text } }])),
  parseSynonyms,
  parseTags,
  readImage,
  safeImage,
  safeLink,
  sanitizeText,
  splitWords,
  withParameter: (text) => withParameter(text, 'a', 'b'),
};

const PARTS = [
  '<',
  '<img',
  '<img ',
  '<img "',
  '<img src="/media/',
  "<a b='",
  '<!--',
  '<script>',
  '</',
  '<b>',
  '>',
  '&',
  '&amp',
  '&#',
  ' ',
  ' a',
  'a ',
  '\n',
  '\t\n',
  '/',
  '/media/library/1/',
  '"',
  "'",
  '[',
  '[[',
  '(',
  '{',
  '{{name',
  '}}',
  '@',
  'a@',
  'a.',
  '@Aino ',
  'a',
  'ä',
  'a-',
  '-',
  '.',
  ',',
  'a,',
  ';',
  ':',
  '=',
  '?',
  '#',
  '%',
  '%e',
  '*',
  '1',
  '1 ',
  '1:a,',
  'and a:',
  'lihapulla',
  '\0',
  '\uD800',
  '\u0301',
  '😀',
];
const SMALL = 20_000;
const TIMES = 4;
/** A shorter time is not measured. Twice the time of a linear function is allowed, half of that of a quadratic one. */
const MIN_MS = 40;
const MAX_RATIO = TIMES * 2;

/** Returns the least processor time of some runs, in milliseconds. */
function measure(run: () => unknown, runs = 3): number {
  let least = Infinity;
  for (let at = 0; at < runs && least > MIN_MS; at += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

it.each(Object.entries(functions))('%s: its time grows at most linearly with the text', (_, run) => {
  const slow = PARTS.filter((part) => {
    const text = (length: number) => part.repeat(Math.ceil(length / part.length));
    const long = text(SMALL * TIMES);
    if (measure(() => run(long), 1) < MIN_MS) return false;
    return measure(() => run(long)) > Math.max(MIN_MS, MAX_RATIO * measure(() => run(text(SMALL))));
  });
  expect(slow).toEqual([]);
});
