/** Formats numbers, money and dates. */
import { languageTag, type Language } from '#lib/site.ts';

/** Formats a money string of the API ('12,90') with its symbol after a no-break space (I18N-08). */
export const formatMoney = (amount: string, currencySymbol = '€'): string =>
  `${amount.replace('.', ',')}\u00a0${currencySymbol}`;

/** Cached formats: creating one takes as long as mounting a small island, and a page uses only a few. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number by the rules of the language. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 3): string {
  const key = `${language} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(languageTag(language), { maximumFractionDigits });
  formats.set(key, format);
  return format.format(value);
}

/**
 * Formats an ISO date or date-time as dd/MM/yyyy by its date part, without a time-zone shift (I18N-09).
 * Returns any other text unchanged.
 */
export function formatPickerDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : iso;
}

/** Formats an ISO date as d.M.yyyy for job listings and news (CORP-08). Returns any other text unchanged. */
export function formatShortDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  return match ? `${Number(match[3])}.${Number(match[2])}.${match[1]}` : iso;
}
