import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Sponsorship application': { fi: 'Sponsorihakemus', sv: 'Sponsoransökan' },
  Subjects: { fi: 'Aiheet', sv: 'Ämnen' },
  'An application for sponsorship: the purpose, the applicant, and a description as a PDF.': {
    fi: 'Sponsorihakemus: mihin, kuka hakee, ja kuvaus pdf-tiedostona.',
    sv: 'En ansökan om sponsring: för vad, av vem, med en beskrivning som pdf.',
  },
  'To choose from. Default: the three of the company': {
    fi: 'Vaihtoehdot. Oletus: yrityksen kolme aihetta',
    sv: 'Alternativ. Standard: företagets tre',
  },
};
