import { listStrongGrades, getWeakGrade } from './gradation.ts';

/** So short a stem would be found in anything. */
const MIN_STEM_LENGTH = 3;

const VOWEL_END = /[aeiouyäöå]$/u;

/** Whether a word has vowels of the front only (`ä`, `ö`, `y`), of the back, or neither. */
const isBack = (word: string): boolean => /[aou]/.test(word);
const isFront = (word: string): boolean => !isBack(word) && /[äöy]/.test(word);

interface Inflected {
  /** The form without its ending. */
  stem: string;
  /** Whether the ending takes the strong side of the consonants alone, as the partitive does: `nakkia`. */
  strong: boolean;
}

/** Endings of the singular after a vowel; they take the weak side of the consonants. */
const SINGULAR = /(?:n|t|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|tt[aä])$/u;
/** Those that take the strong side: partitive, essive, illative. */
const STRONG_SINGULAR =
  /(?:(?<=[aeiouyäö])[aä]|(?<=[aeiouyäö]{2})t[aä]|n[aä]|(?<=([aeiouyäö]))\1n|h([aeiouyäö])n|seen)$/u;
/** Partitive and the like after a consonant: `lohta`, `porsasta`, `kastiketta`. */
const CONSONANT_STEM = /(?<=[^aeiouyäöå]|e(?=tt))t?(?<=[hlnrstv]|et)t[aä]$/u;
const PLURAL =
  /(?:i(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ksi|tt[aä]|n|in|hin|siin|[aä]|t[aä]|en|den|tten)|j(?:[aä]|en))$/u;
/** What is said with the word: `broilerimme`, `kinkkukin`. */
const CLITIC = /(?:mme|nne|ns[aä]|kin|k[aä]{2}n|k[oö])$/u;

const removeEnding = (word: string, ending: RegExp, shortest = MIN_STEM_LENGTH): string | undefined => {
  const stem = word.replace(ending, '');
  return stem !== word && stem.length >= shortest ? stem : undefined;
};

/** Dictionary forms that may have this vowel stem of the singular: `varta-a` is of `varras`, `kasti-kkee` of `kastike`. */
function listFromStem({ stem, strong }: Inflected): string[] {
  const shorter = stem.slice(0, -1);
  const found = [stem, ...(strong ? [] : listStrongGrades(stem))];
  if (stem.endsWith('ee')) {
    found.push(shorter, getWeakGrade(shorter));
    if (stem.endsWith('nee')) found.push(`${stem.slice(0, -3)}n${isFront(stem) ? 'yt' : 'ut'}`);
  } else if (/aa$|ää$|ii$/u.test(stem)) found.push(`${shorter}s`, `${getWeakGrade(shorter)}s`);
  else if (stem.endsWith('e')) {
    const two = stem.slice(0, -2);
    found.push(...[stem, ...(strong ? [] : listStrongGrades(stem))].map((one) => `${one.slice(0, -1)}i`));
    if (/[dt]e$/.test(stem)) found.push(`${two}si`);
    if (/[uy][dt]e$/.test(stem)) found.push(`${two}s`);
    if (/(?:nn|rr|ll)e$/.test(stem)) found.push(`${two}si`);
    if (stem.endsWith('kse')) found.push(`${stem.slice(0, -3)}s`);
    else if (stem.endsWith('se')) found.push(`${two}nen`);
    if (stem.endsWith('ime')) found.push(`${two}n`, `${getWeakGrade(two)}n`);
    if (/[lrn]e$/.test(stem)) found.push(shorter);
    if (/[uy]e$/.test(stem)) found.push(`${shorter}t`);
  } else if (/tt[oö]m[aä]$/u.test(stem)) found.push(`${stem.slice(0, -4)}${isFront(stem) ? 'ön' : 'on'}`);
  else if (/m[mp][aä]$/u.test(stem)) found.push(`${stem.slice(0, -2)}pi`);
  return found;
}

/** Vowel stems of the singular that may have this stem of the plural before its i: `makkaro-i-ta` is of `makkara`. */
function listSingularStems(plural: string): string[] {
  const shorter = plural.slice(0, -1);
  switch (plural.at(-1)) {
    case 'o':
      return [plural, `${shorter}a`, `${shorter}uo`];
    case 'ö':
      return [plural, `${shorter}ä`, `${shorter}yö`];
    case 'e':
      return [`${shorter}i`, `${plural}e`];
    case 'a':
    case 'ä':
    case 'i':
      return [plural + plural.at(-1)];
    case 'u':
    case 'y':
      return [plural, plural + plural.at(-1)];
    default:
      return [
        ...(isFront(plural) ? [] : [`${plural}a`]),
        ...(isBack(plural) ? [] : [`${plural}ä`]),
        `${plural}e`,
        `${plural}i`,
      ];
  }
}

function listFromConsonantStem(stem: string): string[] {
  if (stem.endsWith('s')) return [stem, `${stem.slice(0, -1)}nen`, `${stem}i`];
  if (stem.endsWith('t')) return [stem, `${stem.slice(0, -1)}si`, `${stem.slice(0, -1)}s`];
  return [stem, `${stem}i`];
}

/** Nouns of doing and what is done: `kierrättäminen` is `kierrätys`, `pakkaaminen` is `pakkaus`. */
function listVerbalNouns(word: string): string[] {
  const [, stem = '', vowel = ''] = /^(.{3,}?)([aä])\2?minen$/u.exec(word) ?? [];
  if (!stem) return [];
  const ending = vowel === 'a' ? 'us' : 'ys';
  const contracted = word.endsWith(`${vowel}${vowel}minen`) ? [`${stem}${vowel}${ending}`] : [];
  return [`${stem}${ending}`, `${stem.replace(/tt$/, 't')}${ending}`, ...contracted];
}

/**
 * The dictionary forms that a Finnish noun or adjective may be a form of, too many rather than too few: `nakkeja` gives
 * `nakki`, and `nakke` besides, which is none. Two forms of one word always share one; forms of two words hardly ever do.
 * @param word lower case, letters only
 */
export function listDictionaryForms(word: string): string[] {
  const found = [word, ...listVerbalNouns(word)];
  const add = (stem: string | undefined, strong: boolean): void => {
    if (stem && VOWEL_END.test(stem)) found.push(...listFromStem({ stem, strong }));
  };
  add(removeEnding(word, SINGULAR), false);
  add(removeEnding(word, STRONG_SINGULAR), true);
  const consonants = removeEnding(word, CONSONANT_STEM);
  if (consonants) found.push(...listFromConsonantStem(consonants));
  // `luita` is of `luu`, `töitä` of `työ`.
  const plural = removeEnding(word, PLURAL, 2);
  if (plural)
    for (const stem of listSingularStems(plural)) found.push(...listFromStem({ stem, strong: false }));
  const many = removeEnding(word, /ten$/);
  if (many) found.push(...listFromConsonantStem(many));
  const said = removeEnding(word, CLITIC);
  if (said) found.push(...listDictionaryForms(said), ...listDictionaryForms(`${said}n`));
  return [...new Set(found)].filter((form) => form.length >= MIN_STEM_LENGTH);
}
