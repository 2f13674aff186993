import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'years' | 'chooseYear'> = {
  fi: { years: 'Vuodet', chooseYear: 'Valitse vuosi' },
  se: { years: 'År', chooseYear: 'Välj år' },
  en: { years: 'Years', chooseYear: 'Choose a year' },
  de: { years: 'Jahre', chooseYear: 'Jahr wählen' },
};
