import type { Messages } from '#i18n/texts.ts';

const fi = {
  header: 'Tilaa tiedotteet',
  releases: 'Mitä haluat saada?',
  loadingReleases: 'Haetaan tiedotteita...',
  newsletterOptionLabel: 'Uutiskirje',
  choiceLabel: 'Valitse vähintään yksi uutiskirje',
};

/** The form's own texts and its heading (NWS-12). */
export const ownMessages: Messages<keyof typeof fi> = {
  fi,
  se: {
    header: 'Prenumerera på pressmeddelanden',
    releases: 'Vad vill du få?',
    loadingReleases: 'Hämtar pressmeddelanden...',
    newsletterOptionLabel: 'Nyhetsbrev',
    choiceLabel: 'Välj minst ett nyhetsbrev',
  },
  en: {
    header: 'Subscribe to releases',
    releases: 'What would you like to receive?',
    loadingReleases: 'Fetching the releases...',
    newsletterOptionLabel: 'Newsletter',
    choiceLabel: 'Choose at least one newsletter',
  },
  de: {
    header: 'Pressemitteilungen abonnieren',
    releases: 'Was möchten Sie erhalten?',
    loadingReleases: 'Pressemitteilungen werden geladen...',
    newsletterOptionLabel: 'Newsletter',
    choiceLabel: 'Wählen Sie mindestens einen Newsletter',
  },
};
