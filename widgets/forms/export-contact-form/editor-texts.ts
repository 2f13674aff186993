import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Export contact form': { fi: 'Viennin yhteydenottolomake', sv: 'Exportens kontaktformulär' },
  Error: { fi: 'Virheteksti', sv: 'Feltext' },
  'A request for contact by a business abroad, in English.': {
    fi: 'Ulkomaisen yrityksen yhteydenottopyyntö englanniksi.',
    sv: 'En kontaktförfrågan från ett utländskt företag, på engelska.',
  },
  'Sent with the request. Default: the page': {
    fi: 'Lähetetään pyynnön mukana. Oletus: sivu',
    sv: 'Skickas med förfrågan. Standard: sidan',
  },
  'Where sending fails. Default: an English text': {
    fi: 'Kun lähetys epäonnistuu. Oletus: englanninkielinen teksti',
    sv: 'När det inte går att skicka. Standard: en engelsk text',
  },
};
