import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** A data URL, so that no server is needed. */
const MAP =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 600' width='600' height='600'%3E%3Cpath id='etela' fill='%23bcd6ea' d='M80 400h440l-60 140H160z'/%3E%3Cpath id='pohjoinen' fill='%23dbe8f2' d='M140 60h320l60 320H80z'/%3E%3C/svg%3E";

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'points on a map': {
    props: {
      image: { url: MAP, alt: 'Kartta, jossa on pohjoinen ja etelä' },
      buttons: [
        {
          buttonLabel: 'Pohjoinen',
          buttonRegion: '50,40',
          buttonInfo: '<p>Kaksi tehdasta ja 900 ihmistä.</p>',
        },
        { buttonLabel: 'Etelä', buttonRegion: '50,78', buttonInfo: '<p>Pääkonttori ja koekeittiö.</p>' },
      ],
    },
  },
  'regions without points': {
    props: {
      image: '',
      buttons: [{ buttonLabel: 'Länsi', buttonRegion: 'lansi', buttonInfo: '<p>Satama.</p>' }],
    },
  },
  empty: { props: { image: MAP, buttons: [] } },
  'long and hostile': {
    props: {
      image: MAP,
      buttons: Array.from({ length: 30 }, (_, at) => ({
        buttonLabel: at === 0 ? 'Etelä-Pohjanmaanrannikkoseutukunta'.repeat(3) : `المنطقة ${at + 1}`,
        buttonRegion: at % 2 ? `${at * 3},${at * 3}` : '900,900',
        buttonInfo: '<img src=x alt="" onerror=alert(1)>',
      })),
    },
  },
};

export const visits: Visits = [{ steps: [{ press: 'summary' }], calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Kartta, jossa on pohjoinen ja etelä': {
    sv: 'En karta med norr och söder',
    en: 'A map with the north and the south',
    de: 'Eine Karte mit Norden und Süden',
  },
  Pohjoinen: { sv: 'Norr', en: 'North', de: 'Norden' },
  '<p>Kaksi tehdasta ja 900 ihmistä.</p>': {
    sv: '<p>Två fabriker och 900 människor.</p>',
    en: '<p>Two factories and 900 people.</p>',
    de: '<p>Zwei Werke und 900 Menschen.</p>',
  },
  Etelä: { sv: 'Söder', en: 'South', de: 'Süden' },
  '<p>Pääkonttori ja koekeittiö.</p>': {
    sv: '<p>Huvudkontor och provkök.</p>',
    en: '<p>The head office and the test kitchen.</p>',
    de: '<p>Hauptsitz und Versuchsküche.</p>',
  },
};
