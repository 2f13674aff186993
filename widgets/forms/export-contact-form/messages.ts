import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '#forms/labels.ts';
import { formMessages } from '#forms/messages.ts';

const english = {
  ...formMessages.en,
  ...labels.en,
  errorHeading: 'Please check the following fields and send again.',
  specialCharacters: 'Special characters are not allowed.',
  failed: 'Something went wrong. Please try again.',
  fullName: 'Full name',
};

/** Texts of the export form, which is always in English (EXP-02, EXP-04, EXP-07, EXP-10). */
export const messages: Messages<keyof typeof english> = mergeMessages(
  { fi: english, se: english, en: english, de: english },
  { fi: {}, se: {}, en: {}, de: {} },
);
