import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** A data URL, so that no server is needed. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 900 600'%3E%3Cpath fill='%23cfe0ee' d='M0 0h900v600H0z'/%3E%3Cpath fill='%231d5480' d='m0 480 250-160 200 120 150-80 300 160v80H0z'/%3E%3C/svg%3E";

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'a hundred years': {
    props: {
      years: [
        {
          year: 1921,
          header: 'Jäähuone',
          text: '<p>Kaksitoista tilaa rakensi yhteisen jäähuoneen.</p>',
          image: { url: PICTURE, alt: 'Ranta ja vuoria' },
        },
        { year: 1934, header: 'Ensimmäinen laiva', text: '<p>Höyrylaiva haki lihat lauttarannasta.</p>' },
        { year: '1958', header: 'Makkaratehdas', text: '<p>Neljä makkaraa ja yksi resepti.</p>' },
        { year: 1987, header: 'Ruotsiin', text: '<p>Naapurista tuli toinen kotimaa.</p>' },
      ],
    },
  },
  empty: { props: { years: [] }, shows: 'nothing' },
  'many years': {
    props: {
      years: Array.from({ length: 120 }, (_, at) => ({ year: 1903 + at, header: `Vuosi ${at + 1}` })),
    },
  },
  'long and hostile': {
    props: {
      years: [
        {
          year: '<b>1900</b>',
          header: 'Osuuskuntalainsäädäntö'.repeat(8),
          text: `<img src=x alt="" onerror=alert(1)><p>${'Pitkä historia '.repeat(200)}</p>`,
          image: 'javascript:alert(1)',
        },
        { year: '1950-luku', header: 'السنوات الأولى', text: 'بدأت القصة هنا' },
        { year: 1900 },
        { year: 1900 },
      ],
    },
  },
};

export const visits: Visits = [{ calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  Jäähuone: { sv: 'Ishuset', en: 'The ice house', de: 'Das Eishaus' },
  '<p>Kaksitoista tilaa rakensi yhteisen jäähuoneen.</p>': {
    sv: '<p>Tolv gårdar byggde ett gemensamt ishus.</p>',
    en: '<p>Twelve farms built an ice house together.</p>',
    de: '<p>Zwölf Höfe bauten gemeinsam ein Eishaus.</p>',
  },
  'Ranta ja vuoria': { sv: 'En strand och berg', en: 'A shore and mountains', de: 'Ein Ufer und Berge' },
  'Ensimmäinen laiva': { sv: 'Det första fartyget', en: 'The first ship', de: 'Das erste Schiff' },
  '<p>Höyrylaiva haki lihat lauttarannasta.</p>': {
    sv: '<p>En ångbåt hämtade köttet vid färjestranden.</p>',
    en: '<p>A steamship fetched the meat from the ferry landing.</p>',
    de: '<p>Ein Dampfschiff holte das Fleisch vom Fähranleger.</p>',
  },
  Makkaratehdas: { sv: 'Korvfabriken', en: 'The sausage factory', de: 'Die Wurstfabrik' },
  '<p>Neljä makkaraa ja yksi resepti.</p>': {
    sv: '<p>Fyra korvar och ett recept.</p>',
    en: '<p>Four sausages and one recipe.</p>',
    de: '<p>Vier Würste und ein Rezept.</p>',
  },
  Ruotsiin: { sv: 'Till Sverige', en: 'To Sweden', de: 'Nach Schweden' },
  '<p>Naapurista tuli toinen kotimaa.</p>': {
    sv: '<p>Grannlandet blev ett andra hemland.</p>',
    en: '<p>The neighbour became a second home country.</p>',
    de: '<p>Das Nachbarland wurde zur zweiten Heimat.</p>',
  },
};
