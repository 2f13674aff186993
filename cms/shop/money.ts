/** Cents as '12,90' (I18N-08). */
export const decimal = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Per mille as per cent: 135 is '13,5'. */
export const percent = (perMille: number): string => String(perMille / 10).replace('.', ',');

/** Cents as a sentence holds them: '12,90 €', which no line break parts. */
export const euros = (cents: number): string => `${decimal(cents)}\u00a0€`;
