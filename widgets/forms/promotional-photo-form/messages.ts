import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '#forms/labels.ts';
import { formMessages } from '#forms/messages.ts';

const own: Messages<'photo' | 'rules' | 'rulesLink'> = {
  fi: { photo: 'Kuva', rules: 'Hyväksyn kilpailun säännöt', rulesLink: 'Lue säännöt' },
  se: { photo: 'Bild', rules: 'Jag godkänner tävlingens regler', rulesLink: 'Läs reglerna' },
  en: { photo: 'Photo', rules: 'I accept the rules of the competition', rulesLink: 'Read the rules' },
  de: { photo: 'Bild', rules: 'Ich akzeptiere die Wettbewerbsregeln', rulesLink: 'Regeln lesen' },
};

/** Texts of the photo competition's form. */
export const messages = mergeMessages(mergeMessages(formMessages, labels), own);
