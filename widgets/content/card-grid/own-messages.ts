import type { Messages } from '#i18n/texts.ts';

const fi = {
  showMoreLabel: 'Näytä lisää',
  filterLabel: 'Suodata',
  allLabel: 'Kaikki',
  loading: 'Ladataan',
  loaded: 'Kortteja: {count}',
  nothing: 'Tällä rajauksella ei ole näytettävää.',
  failed: 'Lataaminen epäonnistui. Yritä uudelleen.',
};

/** The grid's own texts. */
export const ownMessages: Messages<keyof typeof fi> = {
  fi,
  se: {
    showMoreLabel: 'Visa fler',
    filterLabel: 'Filtrera',
    allLabel: 'Alla',
    loading: 'Laddar',
    loaded: 'Antal kort: {count}',
    nothing: 'Det finns inget att visa med det här filtret.',
    failed: 'Det gick inte att ladda. Försök igen.',
  },
  en: {
    showMoreLabel: 'Show more',
    filterLabel: 'Filter',
    allLabel: 'All',
    loading: 'Loading',
    loaded: 'Cards: {count}',
    nothing: 'There is nothing to show with this filter.',
    failed: 'Loading failed. Please try again.',
  },
  de: {
    showMoreLabel: 'Mehr anzeigen',
    filterLabel: 'Filtern',
    allLabel: 'Alle',
    loading: 'Wird geladen',
    loaded: 'Karten: {count}',
    nothing: 'Mit diesem Filter gibt es nichts zu sehen.',
    failed: 'Das Laden ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  },
};
