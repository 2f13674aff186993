/**
 * Consonants between the last vowels of a Finnish stem change with the form: `nakki` but `nakin`, `pata` but `padan`,
 * `sika` but `sian`. The strong side is in `nakki`, the weak one in `nakin`.
 */
const LAST_CONSONANTS = /^(.*[aeiouyäöå])([^aeiouyäöå]+)([aeiouyäöå]{1,2})$/u;
const VOWEL_PAIR = /^(.*[aeiouyäöå])([aeiouyäöå])$/u;

/** What a weak cluster may be the weak side of. */
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

/** The stems that have `stem` as their weak side; `stem` itself is not among them. */
export function listStrongGrades(stem: string): string[] {
  const [, before = '', consonants = '', after = ''] = LAST_CONSONANTS.exec(stem) ?? [];
  if (consonants) {
    const strong = STRONG[consonants] ?? [];
    // `suku` and `kyky` have a v between their vowels: `suvun`.
    const rounded = consonants === 'v' && /[uy]$/.test(before) && /^[uy]/.test(after) ? ['k'] : [];
    return [...strong, ...rounded].map((cluster) => before + cluster + after);
  }
  const [, first, last] = VOWEL_PAIR.exec(stem) ?? [];
  return first && last && !first.endsWith(last) ? [`${first}k${last}`] : [];
}

/** The weak side of a stem; a stem that does not change is given back. */
export function getWeakGrade(stem: string): string {
  const [, before = '', consonants = '', after = ''] = LAST_CONSONANTS.exec(stem) ?? [];
  const weak = WEAK[consonants];
  return weak === undefined ? stem : before + weak + after;
}
