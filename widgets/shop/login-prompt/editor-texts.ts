import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Login prompt': { fi: 'Kirjautumiskehote', sv: 'Inloggningsuppmaning' },
  'Login page': { fi: 'Kirjautumissivu', sv: 'Inloggningssida' },
  'Between cart and checkout: login or postal code. Visible only if the address ends in #kirjaudu. For the shop’s cart page.':
    {
      fi: 'Ostoskorin ja kassan välissä: kirjaudu tai kerro, mihin toimitetaan. Näkyy vain osoitteessa #kirjaudu. Verkkokaupan ostoskorisivulle.',
      sv: 'Mellan varukorg och kassa: logga in, eller ange vart vi levererar. Visas bara vid #kirjaudu. För webbutikens varukorgssida.',
    },
  'What the visitor is asked for': { fi: 'Mitä kävijältä pyydetään', sv: 'Det som besökaren ombeds om' },
  'Default: the one of the page settings': {
    fi: 'Oletus: sivun asetuksista',
    sv: 'Standard: den i sidans inställningar',
  },
};
