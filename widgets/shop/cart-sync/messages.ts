import type { Messages } from '#i18n/texts.ts';

/** The widget is invisible and has no texts. */
export const messages: Messages<never> = { fi: {}, se: {}, en: {}, de: {} };
