import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Delivery check': { fi: 'Toimitusalueen tarkistus', sv: 'Leveranskontroll' },
  Delivered: { fi: 'Toimitetaan', sv: 'Levereras' },
  'Not delivered': { fi: 'Ei toimiteta', sv: 'Levereras inte' },
  'A postal-code field that says whether the shop delivers there.': {
    fi: 'Postinumerokenttä, joka kertoo, toimittaako verkkokauppa sinne.',
    sv: 'Ett postnummerfält som säger om webbutiken levererar dit.',
  },
  'What is said where the shop delivers': {
    fi: 'Mitä sanotaan, kun sinne toimitetaan',
    sv: 'Det som sägs när webbutiken levererar dit',
  },
  'What is said where it doesn’t': {
    fi: 'Mitä sanotaan, kun sinne ei toimiteta',
    sv: 'Det som sägs när den inte gör det',
  },
  'Id of the field: the sticky bar and links like #postinumero lead to it': {
    fi: 'Kentän tunniste: toimituspalkki ja linkit kuten #postinumero vievät siihen',
    sv: 'Fältets id: leveransraden och länkar som #postinumero leder till det',
  },
};
