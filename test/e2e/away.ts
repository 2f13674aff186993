/** A browser that knows nothing of the server's time zone, and writes numbers and dates otherwise: another day for most of the day. */
export const AWAY = { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' } as const;
