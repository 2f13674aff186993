import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  Title: { fi: 'Tehtävä', sv: 'Tjänst' },
  'Job listing': { fi: 'Avoimet työpaikat', sv: 'Lediga jobb' },
  Jobs: { fi: 'Työpaikat', sv: 'Jobb' },
  City: { fi: 'Paikkakunta', sv: 'Ort' },
  'Last day to apply': { fi: 'Hakuaika päättyy', sv: 'Sista ansökningsdag' },
  'Open positions with their place and the last day to apply, page by page.': {
    fi: 'Avoimet tehtävät, niiden paikkakunta ja viimeinen hakupäivä, sivuittain.',
    sv: 'Lediga tjänster med ort och sista ansökningsdag, sida för sida.',
  },
  'Of the job': { fi: 'Työpaikkailmoituksen osoite', sv: 'Jobbannonsens adress' },
  'An ISO date, such as 2026-12-31': {
    fi: 'ISO-muotoinen päivä, kuten 2026-12-31',
    sv: 'Ett ISO-datum, som 2026-12-31',
  },
  'Jobs on a page': { fi: 'Työpaikkoja sivulla', sv: 'Jobb per sida' },
};
