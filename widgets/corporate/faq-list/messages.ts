import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'showMore'> = {
  fi: { showMore: 'Näytä lisää' },
  se: { showMore: 'Visa fler' },
  en: { showMore: 'Show more' },
  de: { showMore: 'Mehr anzeigen' },
};
