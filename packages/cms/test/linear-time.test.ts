/** The time of functions that read content of editors and visitors, for texts of which a part is repeated. */
import { expect, it } from 'vitest';
import { fillTemplate } from '../enquiries/replies.ts';
import { formatContentDisposition } from '../platform/files/download.ts';
import { createPageEntries } from '../content/entries.ts';
import { findSharePicture, loadFirstPicture } from '../content/first-picture.ts';
import { parseTags } from '../media/store.ts';
import { describeLinks } from '../pages/render/document-links.ts';
import { findMentioned } from '../pages/store/notes.ts';
import { htmlToText } from '../content/plain-text.ts';
import { getTitleSortKey } from '../search/text/alphabet.ts';
import { splitWords } from '../search/text/language.ts';
import { parseItems } from '../collections/exchange.ts';
import { getQueryTokens } from '../search/terms.ts';
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
  describeLinks: (text) =>
    describeLinks(text, new Map([[1, { format: 'pdf', bytes: 1, language: null }]]), 'fi'),
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
  getQueryTokens,
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
  parseItems: (text) => parseItems(`key,a\n1,${text}`, { type: 'object' }),
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
const SMALL = 10_000;
const TIMES = 8;
/** A shorter time of the long text is not measured: a quadratic function needs seconds. */
const MIN_MS = 100;
/** Four times the time of a linear function is allowed, half of that of a quadratic one. */
const MAX_RATIO = TIMES * 4;

/** Rounds until a function counts as slow. The first ones also compile it and collect garbage of other tests. */
const ROUNDS = 8;

/** Returns the processor time of a run, in milliseconds, at least 1. */
function measure(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return Math.max((user + system) / 1000, 1);
}

/** Tells whether the least time of a long text is far above that of a short one, in all rounds. */
function isSlow(run: (text: string) => unknown, part: string, rounds = ROUNDS): boolean {
  const text = (length: number) => part.repeat(Math.ceil(length / part.length));
  const [small, long] = [text(SMALL), text(SMALL * TIMES)];
  let [least, leastOfLong] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    leastOfLong = Math.min(
      leastOfLong,
      measure(() => run(long)),
    );
    if (leastOfLong < MIN_MS) return false;
    least = Math.min(
      least,
      measure(() => run(small)),
    );
    if (leastOfLong <= MAX_RATIO * least) return false;
  }
  return true;
}

it.each(Object.entries(functions))('%s: its time grows at most linearly with the text', (_, run) => {
  expect(PARTS.filter((part) => isSlow(run, part))).toEqual([]);
});

it('check: a function of quadratic time is slow', () => {
  const countPairs = ({ length }: string): number => {
    let pairs = 0;
    for (let a = 0; a < length; a += 6) for (let b = 0; b < length; b += 6) pairs += a === b ? 1 : 2;
    return pairs;
  };
  expect(isSlow(countPairs, 'a', 2)).toBe(true);
});
