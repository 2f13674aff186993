import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'likes' | 'comments' | 'toPost' | 'videoOf'> = {
  fi: {
    likes: '{count} tykkäystä',
    comments: '{count} kommenttia',
    toPost: 'Katso julkaisu',
    videoOf: 'Video: {name}',
  },
  se: {
    likes: '{count} gillar',
    comments: '{count} kommentarer',
    toPost: 'Se inlägget',
    videoOf: 'Video: {name}',
  },
  en: {
    likes: '{count} likes',
    comments: '{count} comments',
    toPost: 'View the post',
    videoOf: 'Video: {name}',
  },
  de: {
    likes: '{count} Gefällt-mir-Angaben',
    comments: '{count} Kommentare',
    toPost: 'Beitrag ansehen',
    videoOf: 'Video: {name}',
  },
};
