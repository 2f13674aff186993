import type { Messages } from '#i18n/texts.ts';

/** Texts of every card. */
export const cardMessages: Messages<'novelty'> = {
  fi: { novelty: 'Uutuus!' },
  se: { novelty: 'Nyhet!' },
  en: { novelty: 'New!' },
  de: { novelty: 'Neu!' },
};
