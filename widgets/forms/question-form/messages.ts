import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { formMessages } from '#forms/messages.ts';

const own: Messages<'message' | 'specialCharacters' | 'noReply'> = {
  fi: {
    message: 'Viesti',
    specialCharacters: 'Viestissä ei ole mahdollista käyttää erikoismerkkejä.',
    noReply: 'Emme kysy yhteystietojasi, joten emme voi vastata sinulle henkilökohtaisesti.',
  },
  se: {
    message: 'Meddelande',
    specialCharacters: 'Specialtecken kan inte användas i meddelandet.',
    noReply: 'Vi frågar inte efter dina kontaktuppgifter och kan därför inte svara dig personligen.',
  },
  en: {
    message: 'Message',
    specialCharacters: 'Special characters cannot be used in the message.',
    noReply: 'We do not ask for your contact details, so we cannot reply to you personally.',
  },
  de: {
    message: 'Nachricht',
    specialCharacters: 'Sonderzeichen sind in der Nachricht nicht möglich.',
    noReply: 'Wir fragen nicht nach Ihren Kontaktdaten und können Ihnen daher nicht persönlich antworten.',
  },
};

/** The shared texts of forms, and those that the question form replaces (QUE-04). */
export const messages = mergeMessages(formMessages, own);
