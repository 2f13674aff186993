import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Page navigation': { fi: 'Osion sivuvalikko', sv: 'Sidnavigering' },
  Tabs: { fi: 'Välilehdet', sv: 'Flikar' },
  Active: { fi: 'Avoinna', sv: 'Öppen' },
  'Pages below': { fi: 'Alasivut', sv: 'Undersidor' },
  'Tabs that lead to the pages of a section; a tab with pages below it opens their list.': {
    fi: 'Välilehdet, jotka vievät osion sivuille; alasivullinen välilehti avaa niiden luettelon.',
    sv: 'Flikar som leder till sidorna i ett avsnitt; en flik med undersidor öppnar en lista över dem.',
  },
  'Of the page': { fi: 'Sivun osoite', sv: 'Sidans adress' },
  'The page that is open': { fi: 'Sivu, joka on auki', sv: 'Sidan som är öppen' },
  'None for a plain link': { fi: 'Pelkkä linkki, jos tyhjä', sv: 'Tomt för en vanlig länk' },
};
