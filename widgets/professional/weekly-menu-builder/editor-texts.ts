import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Weekly menu builder': { fi: 'Viikon ruokalistan tekijä', sv: 'Veckomenyverktyg' },
  'A lunch menu week by week, which visitors put together out of the site’s recipes, save under an address of its own, and print.':
    {
      fi: 'Lounaslista viikoittain: kävijä kokoaa sen sivuston resepteistä, tallentaa omaan osoitteeseensa ja tulostaa.',
      sv: 'En lunchmeny vecka för vecka, som besökaren sätter ihop av webbplatsens recept, sparar under en egen adress och skriver ut.',
    },
};
