import { listStrongGrades, getWeakGrade } from './gradation.ts';

/** A shorter stem would match too many words. */
const MIN_STEM_LENGTH = 3;

const VOWEL_END = /[aeiouyäöå]$/u;

/** Tells whether the vowels of a word are front (`ä`, `ö`, `y`) or back (`a`, `o`, `u`). */
const isBack = (word: string): boolean => /[aou]/.test(word);
const isFront = (word: string): boolean => !isBack(word) && /[äöy]/.test(word);

interface Inflected {
  /** The form without its ending. */
  stem: string;
  /** Whether the ending requires the strong grade, as the partitive does: `nakkia`. */
  strong: boolean;
}

/** Singular endings after a vowel, with the weak grade. */
const SINGULAR = /(?:n|t|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|tt[aä])$/u;
/** Singular endings with the strong grade: partitive, essive, illative. */
const STRONG_SINGULAR =
  /(?:(?<=[aeiouyäö])[aä]|(?<=[aeiouyäö]{2})t[aä]|n[aä]|(?<=([aeiouyäö]))\1n|h([aeiouyäö])n|seen)$/u;
/** Partitive and similar endings after a consonant: `lohta`, `porsasta`, `kastiketta`. */
const CONSONANT_STEM = /(?<=[^aeiouyäöå]|e(?=tt))t?(?<=[hlnrstv]|et)t[aä]$/u;
const PLURAL =
  /(?:i(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ksi|tt[aä]|n|in|hin|siin|[aä]|t[aä]|en|den|tten)|j(?:[aä]|en))$/u;
/** Clitics and possessive suffixes: `broilerimme`, `kinkkukin`. */
const CLITIC = /(?:mme|nne|ns[aä]|kin|k[aä]{2}n|k[oö])$/u;

const removeEnding = (word: string, ending: RegExp, shortest = MIN_STEM_LENGTH): string | undefined => {
  const stem = word.replace(ending, '');
  return stem !== word && stem.length >= shortest ? stem : undefined;
};

/** Returns the possible dictionary forms of a singular vowel stem: `varta-a` is of `varras`, `kasti-kkee` of `kastike`. */
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

/** Returns the possible singular stems of a plural stem before its i: `makkaro-i-ta` is of `makkara`. */
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

/** Returns related verbal nouns: `kierrättäminen` is `kierrätys`, `pakkaaminen` is `pakkaus`. */
function listVerbalNouns(word: string): string[] {
  const [, stem = '', vowel = ''] = /^(.{3,}?)([aä])\2?minen$/u.exec(word) ?? [];
  if (!stem) return [];
  const ending = vowel === 'a' ? 'us' : 'ys';
  const contracted = word.endsWith(`${vowel}${vowel}minen`) ? [`${stem}${vowel}${ending}`] : [];
  return [`${stem}${ending}`, `${stem.replace(/tt$/, 't')}${ending}`, ...contracted];
}

/**
 * Returns the possible dictionary forms of a Finnish noun or adjective, too many rather than too few: `nakkeja` gives `nakki`, and also
 * `nakke`, which is not a word. Two forms of one word always share a dictionary form. Forms of different words hardly ever do.
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
  // Plurals of short words: `luita` is of `luu`, `töitä` of `työ`.
  const plural = removeEnding(word, PLURAL, 2);
  if (plural)
    for (const stem of listSingularStems(plural)) found.push(...listFromStem({ stem, strong: false }));
  const many = removeEnding(word, /ten$/);
  if (many) found.push(...listFromConsonantStem(many));
  const said = removeEnding(word, CLITIC);
  if (said) found.push(...listDictionaryForms(said), ...listDictionaryForms(`${said}n`));
  return [...new Set(found)].filter((form) => form.length >= MIN_STEM_LENGTH);
}
