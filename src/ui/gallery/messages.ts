import type { Messages } from '#i18n/texts.ts';

export const galleryMessages: Messages<'previous' | 'next' | 'picture'> = {
  fi: { previous: 'Edellinen', next: 'Seuraava', picture: 'Kuva {number}/{total}' },
  se: { previous: 'Föregående', next: 'Nästa', picture: 'Bild {number}/{total}' },
  en: { previous: 'Previous', next: 'Next', picture: 'Picture {number}/{total}' },
  de: { previous: 'Vorheriges', next: 'Nächstes', picture: 'Bild {number}/{total}' },
};
