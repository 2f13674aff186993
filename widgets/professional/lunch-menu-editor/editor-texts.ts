import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Lunch menu editor': { fi: 'Lounaslistan tekijä', sv: 'Lunchmenyverktyg' },
  Backgrounds: { fi: 'Taustat', sv: 'Bakgrunder' },
  Menu: { fi: 'Ruokalista', sv: 'Meny' },
  'An A4 sheet for a lunch menu, with a background that the visitor chooses. It can be printed.': {
    fi: 'A4-arkki, jolle kirjoitetaan lounaslista kävijän valitsemalle taustalle ja joka tulostetaan.',
    sv: 'Ett A4-ark att skriva en lunchmeny på, med en bakgrund som besökaren väljer, och att skriva ut.',
  },
  'To choose from, the first one at first': {
    fi: 'Vaihtoehdot; aluksi ensimmäinen',
    sv: 'Alternativ; först det första',
  },
  'On the button that chooses it': { fi: 'Valintapainikkeessa', sv: 'På knappen som väljer den' },
  'As high and wide as A4; its middle should be calm': {
    fi: 'A4:n korkuinen ja levyinen; keskikohdan pitäisi olla rauhallinen',
    sv: 'Lika hög och bred som A4; mitten bör vara lugn',
  },
  'Initial text of the sheet': { fi: 'Arkilla aluksi oleva teksti', sv: 'Står på arket från början' },
};
