import type { Messages } from '#i18n/texts.ts';

const fi = {
  placeholder: 'Mitä olet etsimässä?',
  buttonLabel: 'Hae',
  promptLabel: 'Etsi tuote, resepti tai muuta tietoa',
};

/** Texts of the box without suggestions. */
export const boxMessages: Messages<keyof typeof fi> = {
  fi,
  se: {
    placeholder: 'Vad letar du efter?',
    buttonLabel: 'Sök',
    promptLabel: 'Sök efter en produkt, ett recept eller annat',
  },
  en: {
    placeholder: 'What are you looking for?',
    buttonLabel: 'Search',
    promptLabel: 'Search for a product, a recipe or anything else',
  },
  de: {
    placeholder: 'Wonach suchen Sie?',
    buttonLabel: 'Suchen',
    promptLabel: 'Suchen Sie ein Produkt, ein Rezept oder etwas anderes',
  },
};
