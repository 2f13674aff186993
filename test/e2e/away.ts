/** Browser settings with another time zone and another locale than the server's: most of the day the date differs. */
export const AWAY = { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' } as const;
