import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Number counter': { fi: 'Lukulaskuri', sv: 'Sifferräknare' },
  Number: { fi: 'Luku', sv: 'Tal' },
  Decimals: { fi: 'Desimaalit', sv: 'Decimaler' },
  'A number that counts up from 0 in two seconds when it comes into view.': {
    fi: 'Luku, joka nousee nollasta kahdessa sekunnissa tullessaan näkyviin.',
    sv: 'Ett tal som räknas upp från 0 på två sekunder när det blir synligt.',
  },
  'Which it ends with': { fi: 'Johon laskenta päättyy', sv: 'Det som räkningen slutar på' },
  'Shown after the comma, at most 2': { fi: 'Pilkun jälkeen, enintään 2', sv: 'Visas efter kommat, högst 2' },
  'Below the number': { fi: 'Luvun alla', sv: 'Under talet' },
};
