import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Weekly menu builder': { fi: 'Viikon ruokalistan tekijä', sv: 'Veckomenyverktyg' },
  'A lunch menu by weeks. Visitors compose it from the site’s recipes, save it under its own address, and print it.':
    {
      fi: 'Lounaslista viikoittain: kävijä kokoaa sen sivuston resepteistä, tallentaa omaan osoitteeseensa ja tulostaa.',
      sv: 'En lunchmeny vecka för vecka, som besökaren sätter ihop av webbplatsens recept, sparar under en egen adress och skriver ut.',
    },
};
