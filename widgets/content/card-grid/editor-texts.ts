import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Card grid': { fi: 'Korttiruudukko', sv: 'Kortrutnät' },
  Rows: { fi: 'Rivit', sv: 'Rader' },
  Columns: { fi: 'Sarakkeet', sv: 'Kolumner' },
  Filter: { fi: 'Suodatin', sv: 'Filter' },
  Id: { fi: 'Tunniste', sv: 'Id' },
  'Type of filtered cards': { fi: 'Suodatettujen korttien tyyppi', sv: 'De filtrerade kortens typ' },
  Two: { fi: 'kaksi', sv: 'två' },
  Three: { fi: 'kolme', sv: 'tre' },
  Four: { fi: 'neljä', sv: 'fyra' },
  'Rows of cards of products, recipes, news or other content, with an optional filter and a button for more rows.':
    {
      fi: 'Tuote-, resepti-, uutis- ja muita kortteja riveissä; suodatin, jos sille on vaihtoehtoja, ja lisää rivejä pyydettäessä.',
      sv: 'Kort med produkter, recept, nyheter eller annat i rader, med filter om det finns alternativ, och fler rader vid behov.',
    },
  'Address with {code} in it; without one the ordering codes of products are plain text': {
    fi: 'Osoite, jossa on {code}; ilman sitä tuotteiden tilauskoodit ovat pelkkää tekstiä',
    sv: 'Adress med {code} i; utan den är produkternas beställningskoder vanlig text',
  },
  'Shown at first, and as many more with each press': {
    fi: 'Näkyy aluksi, ja saman verran lisää joka painalluksella',
    sv: 'Visas först, och lika många till för varje tryck',
  },
  'The same at every width but the narrowest. Default: one to four, by the width': {
    fi: 'Sama kaikissa leveyksissä kapeinta lukuun ottamatta. Oletus: yhdestä neljään leveyden mukaan',
    sv: 'Lika många i alla bredder utom den smalaste. Standard: en till fyra efter bredden',
  },
  'Choices of the filter. No filter where there is none': {
    fi: 'Suodattimen vaihtoehdot. Ilman niitä ei suodatinta',
    sv: 'Filtrets alternativ. Inget filter om det inte finns några',
  },
  'What the cards are asked for by': {
    fi: 'Millä tunnisteella kortit haetaan',
    sv: 'Det som korten hämtas med',
  },
  'As visitors read it': { fi: 'Kuten kävijät sen lukevat', sv: 'Som besökarna läser det' },
  'As in the cards. Default: the type of the first card': {
    fi: 'Kuten korteissa. Oletus: ensimmäisen kortin tyyppi',
    sv: 'Som på korten. Standard: det första kortets typ',
  },
  'Text of the button that brings more rows': {
    fi: 'Lisää rivejä tuovan painikkeen teksti',
    sv: 'Text på knappen som hämtar fler rader',
  },
};
