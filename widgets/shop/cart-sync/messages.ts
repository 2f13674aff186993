import type { Messages } from '#i18n/texts.ts';

/** It shows nothing, so it says nothing. */
export const messages: Messages<never> = { fi: {}, se: {}, en: {}, de: {} };
