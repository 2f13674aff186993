import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { formMessages } from '#forms/messages.ts';

const own: Messages<'message' | 'specialCharacters'> = {
  fi: {
    message: 'Viesti',
    specialCharacters: 'Viestissä ei ole mahdollista käyttää erikoismerkkejä.',
  },
  se: {
    message: 'Meddelande',
    specialCharacters: 'Specialtecken kan inte användas i meddelandet.',
  },
  en: {
    message: 'Message',
    specialCharacters: 'Special characters cannot be used in the message.',
  },
  de: {
    message: 'Nachricht',
    specialCharacters: 'Sonderzeichen sind in der Nachricht nicht möglich.',
  },
};

/** The shared texts of forms, and those that the question form replaces (QUE-04). */
export const messages = mergeMessages(formMessages, own);
