import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'School slider': { fi: 'Koulumateriaalin karuselli', sv: 'Skolmaterialets bildspel' },
  'Pictures and videos of the school material, one at a time.': {
    fi: 'Koulumateriaalin kuvat ja videot, yksi kerrallaan.',
    sv: 'Skolmaterialets bilder och videor, en i taget.',
  },
  'Of a picture, a video file or a page with a player': {
    fi: 'Kuvan, videotiedoston tai soitinsivun osoite',
    sv: 'Till en bild, en videofil eller en sida med en spelare',
  },
  'Whether it is a video': { fi: 'Onko se video', sv: 'Om det är en video' },
};
