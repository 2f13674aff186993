import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'vote'> = {
  fi: { vote: 'Äänestys' },
  se: { vote: 'Omröstning' },
  en: { vote: 'Vote' },
  de: { vote: 'Abstimmung' },
};
