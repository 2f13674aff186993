/** The sites and languages of the page settings, with BCP 47 tags. The first ones are the defaults. */
export const sites = ['main'] as const;
export const languages = { en: 'en-GB', fi: 'fi-FI' } as const;
