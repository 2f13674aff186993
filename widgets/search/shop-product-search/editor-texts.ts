import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Shop product search': { fi: 'Verkkokaupan tuotehaku', sv: 'Webbutikens produktsök' },
  'All at once': { fi: 'Kaikki kerralla', sv: 'Alla på en gång' },
  "The shop's products with their prices, to be searched and narrowed by group.": {
    fi: 'Verkkokaupan tuotteet hintoineen; niitä voi hakea ja rajata ryhmän mukaan.',
    sv: 'Webbutikens produkter med priser, att söka i och avgränsa efter grupp.',
  },
  'Shows every product, without pages': {
    fi: 'Näyttää kaikki tuotteet ilman sivutusta',
    sv: 'Visar alla produkter, utan sidor',
  },
};
