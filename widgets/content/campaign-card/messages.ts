import type { Messages } from '#i18n/texts.ts';

/** The widget has no texts of its own; its editor writes all of them. */
export const messages: Messages<never> = { fi: {}, se: {}, en: {}, de: {} };
