import type { Messages } from '#i18n/texts.ts';

/** The text of a write that fails because the browser blocks the cookies that protect it. */
export const cookieMessages: Messages<'cookiesBlocked'> = {
  fi: {
    cookiesBlocked:
      'Selaimesi estää evästeet, joita tämä toiminto tarvitsee. Salli ne ja yritä sitten uudelleen.',
  },
  se: {
    cookiesBlocked:
      'Din webbläsare blockerar kakor som den här funktionen behöver. Tillåt dem och försök sedan igen.',
  },
  en: { cookiesBlocked: 'Your browser blocks cookies that this function needs. Allow them, then try again.' },
  de: {
    cookiesBlocked:
      'Ihr Browser blockiert Cookies, die diese Funktion braucht. Bitte erlauben Sie sie und versuchen Sie es dann erneut.',
  },
};
