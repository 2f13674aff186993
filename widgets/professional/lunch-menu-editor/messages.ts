import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<
  'headingLabel' | 'menuLabel' | 'choice' | 'print' | 'tooLong' | 'emptyHeading' | 'emptyMenu'
> = {
  fi: {
    headingLabel: 'Otsikko',
    menuLabel: 'Ruokalista',
    choice: 'Tausta',
    print: 'Tulosta',
    tooLong: 'Teksti ei mahdu yhdelle sivulle. Lyhennä sitä ennen tulostamista.',
    emptyHeading: 'Päivän lounas',
    emptyMenu: 'Kirjoita ruokalista tähän',
  },
  se: {
    headingLabel: 'Rubrik',
    menuLabel: 'Meny',
    choice: 'Bakgrund',
    print: 'Skriv ut',
    tooLong: 'Texten får inte plats på en sida. Korta den innan du skriver ut.',
    emptyHeading: 'Dagens lunch',
    emptyMenu: 'Skriv menyn här',
  },
  en: {
    headingLabel: 'Heading',
    menuLabel: 'Menu',
    choice: 'Background',
    print: 'Print',
    tooLong: 'The text does not fit on one page. Shorten it before printing.',
    emptyHeading: 'Today’s lunch',
    emptyMenu: 'Write the menu here',
  },
  de: {
    headingLabel: 'Überschrift',
    menuLabel: 'Speiseplan',
    choice: 'Hintergrund',
    print: 'Drucken',
    tooLong: 'Der Text passt nicht auf eine Seite. Kürzen Sie ihn vor dem Drucken.',
    emptyHeading: 'Mittagstisch',
    emptyMenu: 'Hier den Speiseplan schreiben',
  },
};
