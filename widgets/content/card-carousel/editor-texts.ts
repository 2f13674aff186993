import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Card carousel': { fi: 'Korttikaruselli', sv: 'Kortkarusell' },
  'Cards in view': { fi: 'Kortteja näkyvissä', sv: 'Synliga kort' },
  'Skip link': { fi: 'Ohituslinkki', sv: 'Hoppa över-länk' },
  'A looping row of cards, moved by buttons, keys and swiping.': {
    fi: 'Kiertävä korttirivi: painikkeilla, näppäimillä ja pyyhkäisemällä.',
    sv: 'En rad kort som snurrar: med knappar, tangenter och svep.',
  },
  'In a wide window; three at most in a medium one, one in a narrow one. Zero or less gives five, and eight are the most':
    {
      fi: 'Leveässä ikkunassa; keskikokoisessa enintään kolme, kapeassa yksi. Nolla tai vähemmän antaa viisi, enintään kahdeksan',
      sv: 'I ett brett fönster; högst tre i ett medelstort, ett i ett smalt. Noll eller mindre ger fem, högst åtta',
    },
  'Text of the link that leads past the carousel': {
    fi: 'Karusellin ohittavan linkin teksti',
    sv: 'Text på länken som leder förbi karusellen',
  },
};
