import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Site search': { fi: 'Sivustohaku', sv: 'Webbplatssök' },
  'The search page of the site: a search box, filters by content group, and the hits.': {
    fi: 'Hakusivu: hakukenttä, rajaavat sisältöryhmät ja kaikki sivustolta löytynyt.',
    sv: 'Söksidan: ett sökfält, innehållsgrupper att avgränsa med och allt som hittas på webbplatsen.',
  },
  'Address of the search page. Default: the page settings': {
    fi: 'Hakusivun osoite. Oletus: sivun asetuksista',
    sv: 'Söksidans adress. Standard: sidans inställningar',
  },
  'Beside the box': { fi: 'Hakukentän vieressä', sv: 'Bredvid sökfältet' },
};
