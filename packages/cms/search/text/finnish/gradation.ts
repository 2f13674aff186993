/**
 * Consonant gradation of Finnish: the consonants between the last vowels of a stem change with the form: `nakki` but `nakin`, `pata` but
 * `padan`, `sika` but `sian`. `nakki` has the strong grade, `nakin` the weak one.
 */
const LAST_CONSONANTS = /^(.*[aeiouyäöå])([^aeiouyäöå]+)([aeiouyäöå]{1,2})$/u;
const VOWEL_PAIR = /^(.*[aeiouyäöå])([aeiouyäöå])$/u;

/** Strong grades by weak grade. */
const STRONG: Readonly<Record<string, readonly string[]>> = {
  k: ['kk'],
  p: ['pp'],
  t: ['tt'],
  d: ['t'],
  v: ['p'],
  mm: ['mp'],
  nn: ['nt'],
  ll: ['lt'],
  rr: ['rt'],
  ng: ['nk'],
  j: ['ik'],
  lj: ['lk'],
  rj: ['rk'],
  hj: ['hk'],
  hd: ['ht'],
  lv: ['lp'],
  rv: ['rp'],
  l: ['lk'],
  r: ['rk'],
  h: ['hk'],
  lk: ['lkk'],
  nk: ['nkk'],
  rk: ['rkk'],
  lp: ['lpp'],
  mp: ['mpp'],
  rp: ['rpp'],
  lt: ['ltt'],
  nt: ['ntt'],
  rt: ['rtt'],
};

const WEAK: Readonly<Record<string, string>> = {
  kk: 'k',
  pp: 'p',
  tt: 't',
  t: 'd',
  p: 'v',
  k: '',
  mp: 'mm',
  nt: 'nn',
  lt: 'll',
  rt: 'rr',
  nk: 'ng',
  ht: 'hd',
  lp: 'lv',
  rp: 'rv',
  lkk: 'lk',
  nkk: 'nk',
  rkk: 'rk',
  ltt: 'lt',
  ntt: 'nt',
  rtt: 'rt',
};

/** Returns the stems with the strong grade of a weak stem, without `stem` itself. */
export function listStrongGrades(stem: string): string[] {
  const [, before = '', consonants = '', after = ''] = LAST_CONSONANTS.exec(stem) ?? [];
  if (consonants) {
    const strong = STRONG[consonants] ?? [];
    // `suku` and `kyky` have a v between their vowels in the weak grade: `suvun`.
    const rounded = consonants === 'v' && /[uy]$/.test(before) && /^[uy]/.test(after) ? ['k'] : [];
    return [...strong, ...rounded].map((cluster) => before + cluster + after);
  }
  const [, first, last] = VOWEL_PAIR.exec(stem) ?? [];
  return first && last && !first.endsWith(last) ? [`${first}k${last}`] : [];
}

/** Returns the stem in the weak grade; the same stem if it does not change. */
export function getWeakGrade(stem: string): string {
  const [, before = '', consonants = '', after = ''] = LAST_CONSONANTS.exec(stem) ?? [];
  const weak = WEAK[consonants];
  return weak === undefined ? stem : before + weak + after;
}
