import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** A data URL, so that no server is needed. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 900 600'%3E%3Cpath fill='%23f3e3c4' d='M0 0h900v600H0z'/%3E%3Ccircle fill='%23d98e3f' cx='450' cy='300' r='180'/%3E%3C/svg%3E";

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'a picture and a video': {
    props: {
      slides: [
        { Url: PICTURE, IsVideo: false },
        { Url: '/media/videos/tila.webm', IsVideo: true },
      ],
    },
  },
  one: { props: { slides: [{ Url: PICTURE }] } },
  empty: { props: { slides: [] }, shows: 'nothing' },
  hostile: {
    props: { slides: [{ Url: 'javascript:alert(1)', IsVideo: true }, { Url: 'javascript:alert(1)' }] },
  },
};

export const visits: Visits = [{ steps: [{ press: 'button:last-of-type' }], calls: [], isPlayed: true }];
