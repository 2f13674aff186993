import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Contact cards': { fi: 'Yhteystietokortit', sv: 'Kontaktkort' },
  People: { fi: 'Henkilöt', sv: 'Personer' },
  Title: { fi: 'Tehtävänimike', sv: 'Befattning' },
  Phone: { fi: 'Puhelin', sv: 'Telefon' },
  'E-mail': { fi: 'Sähköposti', sv: 'E-post' },
  'People to call or write to: name, title, phone, e-mail and a picture.': {
    fi: 'Henkilöt, joille voi soittaa tai kirjoittaa: nimi, tehtävänimike, puhelin, sähköposti ja kuva.',
    sv: 'Personer att ringa eller skriva till: namn, befattning, telefon, e-post och bild.',
  },
};
