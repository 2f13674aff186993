import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Request for contact': { fi: 'Yhteydenottopyyntö', sv: 'Kontaktförfrågan' },
  'A business asks to be contacted, with a question to an expert.': {
    fi: 'Yritys pyytää yhteydenottoa ja kysyy asiantuntijalta.',
    sv: 'Ett företag ber om kontakt, med en fråga till en expert.',
  },
  'Sent with it. Default: a question to an expert': {
    fi: 'Lähetetään mukana. Oletus: kysymys asiantuntijalle',
    sv: 'Skickas med. Standard: en fråga till en expert',
  },
};
