import type { Messages } from '#i18n/texts.ts';

/** Texts of the like button. */
export const likeMessages: Messages<'like' | 'liked'> = {
  fi: { like: 'Tykkää', liked: 'Tykkäsit tästä' },
  se: { like: 'Gilla', liked: 'Du gillar det här' },
  en: { like: 'Like', liked: 'You like this' },
  de: { like: 'Gefällt mir', liked: 'Das gefällt dir' },
};
