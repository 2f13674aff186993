import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** A data URL, so that no server is needed. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 600'%3E%3Cpath fill='%23f6d9b8' d='M0 0h600v600H0z'/%3E%3Cpath fill='%23b5562a' d='M120 330h360a180 180 0 0 1-360 0Z'/%3E%3C/svg%3E";

const post = {
  socialMediaMediaType: 'IMAGE',
  image: { url: PICTURE, alt: 'Kulhollinen keittoa' },
  link: 'https://some.example/p/1',
  header: 'Keittopäivä',
  body: 'Torstaina keitetään hernekeittoa niin kuin aina ennenkin. Sinappi laitetaan lautasen reunalle, ei keskelle, ja pannukakku paistetaan pellillä.',
  socialMedia: 'Kuvapalvelu',
  socialMediaProfileUrl: 'https://some.example/saaristo',
  socialMediaProfilePictureUrl: PICTURE,
  socialMediaDaysSincePosted: 3,
  likeCount: 1284,
  commentCount: 17,
};

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'three posts': {
    props: {
      cards: [
        post,
        {
          ...post,
          socialMediaMediaType: 'VIDEO',
          video: '/media/videos/keitto.webm',
          header: 'Katso, miten kiehuu',
        },
        { ...post, header: null, body: 'Lyhyt.', socialMediaDaysSincePosted: '0', commentCount: null },
      ],
    },
  },
  empty: { props: { cards: [] }, shows: 'nothing' },
  'long and hostile': {
    props: {
      cards: [
        {
          socialMediaMediaType: 'VIDEO',
          image: 'javascript:alert(1)',
          video: 'javascript:alert(1)',
          link: 'javascript:alert(1)',
          header: 'Aamiaispöytäkeskusteluryhmä'.repeat(4),
          body: '👨‍👩‍👧'.repeat(80),
          socialMedia: '<b>Palvelu</b>',
          socialMediaDaysSincePosted: -4,
          likeCount: 'paljon',
          commentCount: 1e12,
        },
        { body: 'منشور قصير' },
      ],
    },
  },
};

export const visits: Visits = [{ calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Kulhollinen keittoa': { sv: 'En skål med soppa', en: 'A bowl of soup', de: 'Eine Schale Suppe' },
  Keittopäivä: { sv: 'Soppdag', en: 'Soup day', de: 'Suppentag' },
  'Torstaina keitetään hernekeittoa niin kuin aina ennenkin. Sinappi laitetaan lautasen reunalle, ei keskelle, ja pannukakku paistetaan pellillä.':
    {
      sv: 'På torsdag kokar vi ärtsoppa som alltid. Senapen läggs på tallrikens kant, inte i mitten, och pannkakan gräddas på plåt.',
      en: 'On Thursday we cook pea soup, as always. The mustard goes on the edge of the plate, not in the middle, and the pancake is baked on a tray.',
      de: 'Am Donnerstag kochen wir Erbsensuppe wie immer. Der Senf kommt an den Tellerrand, nicht in die Mitte, und der Pfannkuchen wird auf dem Blech gebacken.',
    },
  Kuvapalvelu: { sv: 'Bildtjänsten', en: 'Picture service', de: 'Bilderdienst' },
  'Katso, miten kiehuu': { sv: 'Se hur det kokar', en: 'Watch it boil', de: 'Sieh, wie es kocht' },
  'Lyhyt.': { sv: 'Kort.', en: 'Short.', de: 'Kurz.' },
};
