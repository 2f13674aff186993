import type { Messages } from '#i18n/texts.ts';

/** A widget that shows a dialog has these among its texts. */
export const dialogMessages: Messages<'close'> = {
  fi: { close: 'Sulje' },
  se: { close: 'Stäng' },
  en: { close: 'Close' },
  de: { close: 'Schließen' },
};
