import type { Messages } from '#i18n/texts.ts';

/** Texts of the floating buttons. */
export const ownMessages: Messages<'newsletterLabel' | 'questionLabel' | 'hide'> = {
  fi: { newsletterLabel: 'Tilaa Ideakirje', questionLabel: 'Kysy asiantuntijalta', hide: 'Piilota' },
  se: { newsletterLabel: 'Prenumerera på Idébrevet', questionLabel: 'Fråga experten', hide: 'Dölj' },
  en: { newsletterLabel: 'Subscribe to our ideas', questionLabel: 'Ask an expert', hide: 'Hide' },
  de: { newsletterLabel: 'Ideenbrief abonnieren', questionLabel: 'Fachleute fragen', hide: 'Ausblenden' },
};
