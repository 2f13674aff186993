/** Numbers, money and dates as the pages show them. */
import { languageTag, type Language } from '#lib/site.ts';

/** A money string of the API ('12,90') with its symbol after a no-break space (I18N-08). */
export const formatMoney = (amount: string, currencySymbol = '€'): string =>
  `${amount.replace('.', ',')}\u00a0${currencySymbol}`;

/** Making one takes as long as mounting a small island, and a page has a handful of kinds. */
const formats = new Map<string, Intl.NumberFormat>();

/** A whole or decimal number in the language's own way. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 3): string {
  const key = `${language} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(languageTag(language), { maximumFractionDigits });
  formats.set(key, format);
  return format.format(value);
}

/** An ISO date or date-time as dd/MM/yyyy, from its date part: no time-zone shift (I18N-09). Not a date: the text as it is. */
export function formatPickerDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : iso;
}

/** An ISO date as d.M.yyyy, as job listings and news show it (CORP-08). */
export function formatShortDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  return match ? `${Number(match[3])}.${Number(match[2])}.${match[1]}` : iso;
}
