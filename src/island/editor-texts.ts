import type { EditorTexts } from './define.ts';

/** Editor texts of the common props, of `link()` and of `image()`. A project's own texts override them. */
export const commonTexts: EditorTexts = {
  Site: { fi: 'Sivusto', sv: 'Webbplats' },
  Language: { fi: 'Kieli', sv: 'Språk' },
  Texts: { fi: 'Tekstit', sv: 'Texter' },
  'Alternative text': { fi: 'Tekstivastine', sv: 'Alternativtext' },
  Address: { fi: 'Osoite', sv: 'Adress' },
  Label: { fi: 'Näkyvä teksti', sv: 'Synlig text' },
  'Brand of this block. Default: the page settings': {
    fi: 'Tämän lohkon brändi. Oletus: sivun asetuksista',
    sv: 'Blockets varumärke. Standard: sidans inställningar',
  },
  'Language of this block. Default: the page settings': {
    fi: 'Tämän lohkon kieli. Oletus: sivun asetuksista',
    sv: 'Blockets språk. Standard: sidans inställningar',
  },
  'Replaces interface texts of this block, by key': {
    fi: 'Korvaa tämän lohkon käyttöliittymätekstejä avaimen mukaan',
    sv: 'Ersätter blockets gränssnittstexter, per nyckel',
  },
  'What visitors read': { fi: 'Mitä kävijät lukevat', sv: 'Det som besökarna läser' },
  'Where it leads': { fi: 'Mihin linkki vie', sv: 'Vart länken leder' },
};
