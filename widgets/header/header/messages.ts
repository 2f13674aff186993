import type { Messages } from '#i18n/texts.ts';

const fi = {
  home: 'Etusivu',
  cart: 'Ostoskori',
  menu: 'Valikko',
  search: 'Haku',
  mainNavigation: 'Päävalikko',
  topNavigation: 'Ylävalikko',
  barNavigation: 'Pikalinkit',
  languages: 'Kieli',
  toEnglish: 'In English',
  toFinnish: 'Suomeksi',
};

export const messages: Messages<keyof typeof fi> = {
  fi,
  se: {
    home: 'Startsida',
    cart: 'Varukorg',
    menu: 'Meny',
    search: 'Sök',
    mainNavigation: 'Huvudmeny',
    topNavigation: 'Toppmeny',
    barNavigation: 'Genvägar',
    languages: 'Språk',
    toEnglish: 'In English',
    toFinnish: 'Suomeksi',
  },
  en: {
    home: 'Home',
    cart: 'Shopping basket',
    menu: 'Menu',
    search: 'Search',
    mainNavigation: 'Main menu',
    topNavigation: 'Top menu',
    barNavigation: 'Shortcuts',
    languages: 'Language',
    toEnglish: 'In English',
    toFinnish: 'Suomeksi',
  },
  de: {
    home: 'Startseite',
    cart: 'Warenkorb',
    menu: 'Menü',
    search: 'Suche',
    mainNavigation: 'Hauptmenü',
    topNavigation: 'Obere Navigation',
    barNavigation: 'Schnellzugriff',
    languages: 'Sprache',
    toEnglish: 'In English',
    toFinnish: 'Suomeksi',
  },
};
