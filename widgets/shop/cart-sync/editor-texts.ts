import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Cart sync': { fi: 'Ostoskorin synkronointi', sv: 'Synkning av varukorgen' },
  Role: { fi: 'Rooli', sv: 'Roll' },
  'The frame’s page': { fi: 'Kehyksen sivu', sv: 'Ramens sida' },
  Sites: { fi: 'Sivustot', sv: 'Webbplatser' },
  'Handover call': { fi: 'Siirtokutsu', sv: 'Överlämningsanrop' },
  main: { fi: 'pääsivusto', sv: 'huvudwebbplats' },
  'Shows nothing. Keeps the carts of the other sites and the shop equal’s, through a hidden frame.': {
    fi: 'Ei näytä mitään: pitää muiden sivustojen ostoskorin samana kuin verkkokaupan, piilotetun kehyksen kautta.',
    sv: 'Visar inget: håller de andra webbplatsernas varukorg lika med webbutikens, genom en dold ram.',
  },
  '`shop` answers, `main` asks. Default: by site': {
    fi: 'Kauppa vastaa, pääsivusto kysyy. Oletus: sivuston mukaan',
    sv: 'Butiken svarar, huvudwebbplatsen frågar. Standard: efter webbplats',
  },
  'A page of the shop with this block on it. Default: the shop’s first page': {
    fi: 'Verkkokaupan sivu, jolla tämä lohko on. Oletus: verkkokaupan etusivu',
    sv: 'En sida i webbutiken med detta block. Standard: webbutikens startsida',
  },
  'Origins that may ask the shop; none means nobody. Default: the page settings': {
    fi: 'Osoitteet, joista verkkokaupalta saa kysyä; tyhjä tarkoittaa, ettei kukaan. Oletus: sivun asetuksista',
    sv: 'Adresser som får fråga webbutiken; tomt betyder ingen. Standard: sidans inställningar',
  },
  'Where the shop’s page in a frame of another site gets the token that joins both carts': {
    fi: 'Mistä toisen sivuston kehyksessä oleva verkkokaupan sivu saa ostoskorit yhdistävän tunnuksen',
    sv: 'Där webbutikens sida i en annan webbplats ram får nyckeln som förenar varukorgarna',
  },
};
