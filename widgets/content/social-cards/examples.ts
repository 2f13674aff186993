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
