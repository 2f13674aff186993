import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'sliderLabel' | 'previous' | 'next' | 'picture' | 'videoTitle' | 'place'> = {
  fi: {
    sliderLabel: 'Kuvat ja videot',
    previous: 'Edellinen',
    next: 'Seuraava',
    picture: 'Kuva {at}',
    videoTitle: 'Video {at}',
    place: '{at} / {count}',
  },
  se: {
    sliderLabel: 'Bilder och videor',
    previous: 'Föregående',
    next: 'Nästa',
    picture: 'Bild {at}',
    videoTitle: 'Video {at}',
    place: '{at} / {count}',
  },
  en: {
    sliderLabel: 'Pictures and videos',
    previous: 'Previous',
    next: 'Next',
    picture: 'Picture {at}',
    videoTitle: 'Video {at}',
    place: '{at} / {count}',
  },
  de: {
    sliderLabel: 'Bilder und Videos',
    previous: 'Zurück',
    next: 'Weiter',
    picture: 'Bild {at}',
    videoTitle: 'Video {at}',
    place: '{at} / {count}',
  },
};
