import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Delivery check': { fi: 'Toimitusalueen tarkistus', sv: 'Leveranskontroll' },
  Delivered: { fi: 'Toimitetaan', sv: 'Levereras' },
  'Not delivered': { fi: 'Ei toimiteta', sv: 'Levereras inte' },
  'A postal-code field that tells whether the shop delivers to this area.': {
    fi: 'Postinumerokenttä, joka kertoo, toimittaako verkkokauppa sinne.',
    sv: 'Ett postnummerfält som säger om webbutiken levererar dit.',
  },
  'Shown if the shop delivers to the area': {
    fi: 'Mitä sanotaan, kun sinne toimitetaan',
    sv: 'Det som sägs när webbutiken levererar dit',
  },
  'Shown if the shop does not deliver to the area': {
    fi: 'Mitä sanotaan, kun sinne ei toimiteta',
    sv: 'Det som sägs när den inte gör det',
  },
  'Id of the field: the sticky bar and links like #postinumero lead to it': {
    fi: 'Kentän tunniste: toimituspalkki ja linkit kuten #postinumero vievät siihen',
    sv: 'Fältets id: leveransraden och länkar som #postinumero leder till det',
  },
};
