export const toCents = (euros: number): number => Math.round(euros * 100);
export const toEuros = (cents: number): number => cents / 100;

/** Formats cents as '12,90' (I18N-08). */
export const formatDecimal = (cents: number): string => toEuros(cents).toFixed(2).replace('.', ',');

/** Formats per mille as per cent: 135 is '13,5'. */
export const formatPercent = (perMille: number): string => String(perMille / 10).replace('.', ',');

/** Formats cents as '12,90 €' with a no-break space. */
export const formatEuros = (cents: number): string => `${formatDecimal(cents)}\u00a0€`;
