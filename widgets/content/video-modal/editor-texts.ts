import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'A picture with a play button and a heading that opens a video in a dialog.': {
    fi: 'Kuva, toistopainike ja otsikko, joka avaa videon ikkunaan.',
    sv: 'En bild med spelknapp och en rubrik som öppnar en video i en dialogruta.',
  },
};
