import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'jobsLabel' | 'until' | 'none' | 'pages' | 'previous' | 'next' | 'status'> = {
  fi: {
    jobsLabel: 'Avoimet työpaikat',
    until: 'Hae viimeistään {date}',
    none: 'Juuri nyt ei ole avoimia työpaikkoja.',
    pages: 'Sivut',
    previous: 'Edellinen',
    next: 'Seuraava',
    status: 'Sivu {page}/{count}',
  },
  se: {
    jobsLabel: 'Lediga jobb',
    until: 'Sök senast {date}',
    none: 'Just nu finns inga lediga jobb.',
    pages: 'Sidor',
    previous: 'Föregående',
    next: 'Nästa',
    status: 'Sida {page}/{count}',
  },
  en: {
    jobsLabel: 'Open positions',
    until: 'Apply by {date}',
    none: 'There are no open positions right now.',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    status: 'Page {page} of {count}',
  },
  de: {
    jobsLabel: 'Offene Stellen',
    until: 'Bewerbung bis {date}',
    none: 'Zurzeit gibt es keine offenen Stellen.',
    pages: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    status: 'Seite {page} von {count}',
  },
};
