import type { Messages } from '#i18n/texts.ts';

const fi = {
  carousel: 'Karuselli',
  skipLabel: 'Ohita karuselli',
  previous: 'Edellinen',
  next: 'Seuraava',
  slide: 'Dia {number}',
  position: 'Dia {number}/{total}',
  pause: 'Pysäytä',
};

/** Texts of a carousel. A widget with a carousel includes them. */
export const carouselMessages: Messages<keyof typeof fi> = {
  fi,
  se: {
    carousel: 'Karusell',
    skipLabel: 'Hoppa över karusellen',
    previous: 'Föregående',
    next: 'Nästa',
    slide: 'Bild {number}',
    position: 'Bild {number} av {total}',
    pause: 'Pausa',
  },
  en: {
    carousel: 'Carousel',
    skipLabel: 'Skip the carousel',
    previous: 'Previous',
    next: 'Next',
    slide: 'Slide {number}',
    position: 'Slide {number} of {total}',
    pause: 'Pause',
  },
  de: {
    carousel: 'Karussell',
    skipLabel: 'Karussell überspringen',
    previous: 'Zurück',
    next: 'Weiter',
    slide: 'Folie {number}',
    position: 'Folie {number} von {total}',
    pause: 'Anhalten',
  },
};
