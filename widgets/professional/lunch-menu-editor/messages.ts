import type { Messages } from '#i18n/texts.ts';

const fi = {
  headingLabel: 'Otsikko',
  menuLabel: 'Ruokalista',
  choice: 'Tausta',
  print: 'Tulosta',
  tooLong: 'Teksti ei mahdu yhdelle sivulle. Lyhennä sitä ennen tulostamista.',
  emptyHeading: 'Päivän lounas',
  emptyMenu: 'Kirjoita ruokalista tähän',
  withoutScript: 'Kirjoita otsikko ja ruokalista suoraan arkille, ja tulosta se selaimen valikosta.',
};

export const messages: Messages<keyof typeof fi> = {
  fi,
  se: {
    headingLabel: 'Rubrik',
    menuLabel: 'Meny',
    choice: 'Bakgrund',
    print: 'Skriv ut',
    tooLong: 'Texten får inte plats på en sida. Korta den innan du skriver ut.',
    emptyHeading: 'Dagens lunch',
    emptyMenu: 'Skriv menyn här',
    withoutScript: 'Skriv rubriken och menyn direkt på arket, och skriv ut det från webbläsarens meny.',
  },
  en: {
    headingLabel: 'Heading',
    menuLabel: 'Menu',
    choice: 'Background',
    print: 'Print',
    tooLong: 'The text does not fit on one page. Shorten it before printing.',
    emptyHeading: 'Today’s lunch',
    emptyMenu: 'Write the menu here',
    withoutScript:
      'Write the heading and the menu on the sheet itself, and print it from the browser’s menu.',
  },
  de: {
    headingLabel: 'Überschrift',
    menuLabel: 'Speiseplan',
    choice: 'Hintergrund',
    print: 'Drucken',
    tooLong: 'Der Text passt nicht auf eine Seite. Kürzen Sie ihn vor dem Drucken.',
    emptyHeading: 'Mittagstisch',
    emptyMenu: 'Hier den Speiseplan schreiben',
    withoutScript:
      'Schreiben Sie Überschrift und Speiseplan direkt auf das Blatt, und drucken Sie es über das Menü des Browsers.',
  },
};
