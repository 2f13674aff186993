import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Delivery bar': { fi: 'Toimituspalkki', sv: 'Leveransrad' },
  'A bar at the bottom of the window that leads to the delivery check of the page, until the visitor closes it.':
    {
      fi: 'Palkki ikkunan alareunassa, joka vie sivun toimitusalueen tarkistukseen, kunnes kävijä sulkee sen.',
      sv: 'En rad längst ner i fönstret som leder till sidans leveranskontroll, tills besökaren stänger den.',
    },
  'A few words: do we deliver to you?': {
    fi: 'Muutama sana: toimitammeko sinulle?',
    sv: 'Några ord: levererar vi till dig?',
  },
  'What leads to the delivery check': {
    fi: 'Mikä vie toimitusalueen tarkistukseen',
    sv: 'Det som leder till leveranskontrollen',
  },
  'The anchor of the delivery check on this page': {
    fi: 'Tämän sivun toimitusalueen tarkistuksen ankkuri',
    sv: 'Ankaret för leveranskontrollen på denna sida',
  },
};
