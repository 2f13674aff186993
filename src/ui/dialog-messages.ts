import type { Messages } from '#i18n/texts.ts';

/** Texts of a dialog. A widget with a dialog includes them. */
export const dialogMessages: Messages<'close'> = {
  fi: { close: 'Sulje' },
  se: { close: 'Stäng' },
  en: { close: 'Close' },
  de: { close: 'Schließen' },
};
