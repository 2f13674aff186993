import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '#forms/labels.ts';
import { formMessages } from '#forms/messages.ts';

const own: Messages<'message' | 'image' | 'privacyPolicy'> = {
  fi: { message: 'VIESTI *', image: 'Kuva', privacyPolicy: 'Tutustu tietosuojaselosteeseen' },
  se: { message: 'MEDDELANDE *', image: 'Bild', privacyPolicy: 'Läs vår dataskyddsbeskrivning' },
  en: { message: 'MESSAGE *', image: 'Image', privacyPolicy: 'Read our privacy policy' },
  de: { message: 'NACHRICHT *', image: 'Bild', privacyPolicy: 'Datenschutzerklärung lesen' },
};

/** Texts of the first brand's contact form (CNT-04). */
export const messages = mergeMessages(mergeMessages(formMessages, labels), own);
