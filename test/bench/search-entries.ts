/** Generated entries for the bench: words that sound Finnish, the same in each run. */
import { shippedContent } from '../../packages/cms/demo/shipped-content.ts';
import { createRandom } from './random.ts';
import type { Entry } from '../../packages/cms/content/entries.ts';
import type { Kind } from '../../packages/cms/platform/model/paths.ts';
import { getTitleSortKey } from '../../packages/cms/search/text/alphabet.ts';

/** Searched words; each is in one of about thirty titles. */
const WANTED: readonly [string, ...string[]] = [
  'makkara',
  'jauheliha',
  'kinkku',
  'broileri',
  'lihapulla',
  'kasvis',
  'uunilenkki',
  'pekoni',
];
const ENDINGS: readonly [string, ...string[]] = ['', '', '', 't', 'n', 'a', 'lla', 'ssa', 'sta', 'ksi'];
const CATEGORIES = 12;
const AUTHORS = 8;
const STEMS = 3000;
const TAG_SETS = 150;

const random = createRandom('search bench');

const syllable = (): string =>
  random.pick(['k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'h', 'j', 'kk', 'll', 'tt', '']) +
  random.pick(['a', 'e', 'i', 'o', 'u', 'y', 'ä', 'ö', 'aa', 'ii', 'uo', 'ie']);

const word = (): string => Array.from({ length: random.int(2, 4) }, syllable).join('');

const stems = Array.from({ length: STEMS }, word);

/** A few words are common and most are rare, as in natural text. */
const common = (): string => stems[Math.floor(STEMS * random.range(0, 1) ** 3)] ?? 'ja';

const text = (length: number): string =>
  Array.from({ length }, () => common() + random.pick(ENDINGS)).join(' ');

/** Returns a searched word, alone or at the end of a compound. */
const wanted = (): string => (random.chance(0.3) ? common() : '') + random.pick(WANTED);

const kindOf = (index: number): Kind =>
  index % 20 < 11 ? 'product' : index % 20 < 17 ? 'recipe' : index % 20 < 19 ? 'news' : 'page';

/** Returns the tags of an entry: a few, in many combinations. */
const tagSet = (): string[] => shippedContent.facets!.filter(() => random.chance(0.06)).map(({ key }) => key);
const tagSets: readonly [string[], ...string[][]] = [tagSet(), ...Array.from({ length: TAG_SETS }, tagSet)];

function entry(index: number): Entry {
  const kind = kindOf(index);
  const title = `${random.chance(0.25) ? `${wanted()} ` : ''}${text(random.int(2, 5))}`;
  const category = `Luokka ${random.int(1, CATEGORIES)}`;
  const author = kind === 'news' ? `Kirjoittaja ${random.int(1, AUTHORS)}` : '';
  const key = category.toLowerCase().replace(' ', '-');
  return {
    site: 'atriafi',
    path: `/${kind}/${index}`,
    language: 'fi',
    kind,
    contentId: String(100_000 + index),
    title,
    category,
    categoryKey: key,
    categoryIds: [kind, key],
    tags: random.pick(tagSets),
    tagNames: [],
    author,
    authorKey: author.toLowerCase().replace(' ', '-'),
    titleKey: getTitleSortKey(title, 'fi'),
    equipment: false,
    hit: { code: String(100_000 + index), price: '12,90', images: [`products/${index}.svg`] },
    teaser: text(12),
    image: `products/${index}.svg`,
    publishedOn:
      kind === 'news' ? new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10) : null,
    position: index,
    details: { description: text(40) },
    body: text(30),
    searchable: true,
  };
}

/** Returns `count` entries of one site, more than half of them products. */
export const syntheticEntries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => entry(index));
