import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Campaign card': { fi: 'Kampanjakortti', sv: 'Kampanjkort' },
  'A large card that leads to a campaign.': {
    fi: 'Iso kortti, joka vie kampanjaan.',
    sv: 'Ett stort kort som leder till en kampanj.',
  },
  'What the campaign is about': { fi: 'Mistä kampanjassa on kyse', sv: 'Vad kampanjen handlar om' },
  'Without one the heading is the link': {
    fi: 'Ilman painiketta otsikko on linkki',
    sv: 'Utan knapp är rubriken länken',
  },
};
