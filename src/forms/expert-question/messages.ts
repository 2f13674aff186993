import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '../labels.ts';
import { formMessages } from '../messages.ts';

const fi = {
  errorHeading: 'Lomakkeessa on virheitä',
  errorName: 'Tapahtui virhe',
  specialCharacters: 'Erikoismerkit eivät ole sallittuja',
  failed: 'Jotain meni vikaan',
  fullName: 'Nimesi',
  email: 'Sähköpostiosoitteesi',
  phone: 'Puhelinnumerosi',
};

const own: Messages<keyof typeof fi> = {
  fi,
  se: {
    errorHeading: 'Det finns fel i formuläret',
    errorName: 'Ett fel inträffade',
    specialCharacters: 'Specialtecken är inte tillåtna',
    failed: 'Något gick fel',
    fullName: 'Ditt namn',
    email: 'Din e-postadress',
    phone: 'Ditt telefonnummer',
  },
  en: {
    errorHeading: 'There are errors in the form',
    errorName: 'An error occurred',
    specialCharacters: 'Special characters are not allowed',
    failed: 'Something went wrong',
    fullName: 'Your name',
    email: 'Your e-mail address',
    phone: 'Your phone number',
  },
  de: {
    errorHeading: 'Im Formular sind Fehler',
    errorName: 'Es ist ein Fehler aufgetreten',
    specialCharacters: 'Sonderzeichen sind nicht erlaubt',
    failed: 'Etwas ist schiefgelaufen',
    fullName: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    phone: 'Ihre Telefonnummer',
  },
};

/** Texts of the expert question and of the business's request for contact (FSO-08 to FSO-12). */
export const expertQuestionMessages = mergeMessages(mergeMessages(formMessages, labels), own);
