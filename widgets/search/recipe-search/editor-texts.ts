import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Recipe search': { fi: 'Reseptihaku', sv: 'Receptsök' },
  'Recipe search block': { fi: 'Reseptihaun lohko', sv: 'Receptsökets block' },
  'Searches the recipes of the site as cards, with filters by dish and theme.': {
    fi: 'Kaikki sivuston reseptit kortteina; niitä voi hakea ja rajata ruokalajin ja teeman mukaan.',
    sv: 'Webbplatsens alla recept som kort, att söka i och avgränsa efter rätt och tema.',
  },
  'Ids of categories; recipes of any of them are found': {
    fi: 'Luokkien tunnisteet; haku löytää minkä tahansa niistä reseptit',
    sv: 'Kategoriers id; recept i någon av dem hittas',
  },
  'Id of the block whose recipe tags are offered. Default: no recipe tags': {
    fi: 'Sen lohkon tunniste, jonka reseptitunnisteita tarjotaan. Oletus: ei reseptitunnisteita',
    sv: 'Id för blocket vars recepttaggar erbjuds. Standard: inga recepttaggar',
  },
};
