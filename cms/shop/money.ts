/** Cents as '12,90' (I18N-08). */
export const formatDecimal = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Per mille as per cent: 135 is '13,5'. */
export const formatPercent = (perMille: number): string => String(perMille / 10).replace('.', ',');

/** Cents as a sentence holds them: '12,90 €', which no line break parts. */
export const formatEuros = (cents: number): string => `${formatDecimal(cents)}\u00a0€`;
