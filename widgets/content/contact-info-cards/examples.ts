import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** A data URL, so that no server is needed. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 160'%3E%3Cpath fill='%23d8c3a5' d='M0 0h160v160H0z'/%3E%3Ccircle fill='%238a5a3c' cx='80' cy='66' r='34'/%3E%3Cpath fill='%230d4f4b' d='M20 160a60 60 0 0 1 120 0Z'/%3E%3C/svg%3E";

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'two people': {
    props: {
      cards: [
        {
          name: 'Aino Salmela',
          title: 'Myyntipäällikkö, Etelä-Suomi',
          phone: '010 555 0101',
          email: 'aino.salmela@saaristo.example',
          image: { url: PICTURE, alt: 'Aino Salmela' },
        },
        { name: 'Otso Kallio', title: 'Keittiömestari', email: 'otso.kallio@saaristo.example' },
      ],
    },
  },
  empty: { props: { cards: [] }, shows: 'nothing' },
  'long and hostile': {
    props: {
      cards: [
        {
          name: 'Maximiliana-Konstantiinaolivia von und zu Vähäkyröläinen'.repeat(2),
          title: '<img src=x onerror=alert(1)>',
          phone: 'javascript:alert(1)',
          email: `${'pitka.osoite'.repeat(10)}@saaristo.example`,
          image: 'javascript:alert(1)',
        },
        { name: 'ليلى', title: null, phone: '+358 (0)10 555 0102' },
      ],
    },
  },
};

export const visits: Visits = [{ isTextless: true, calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Myyntipäällikkö, Etelä-Suomi': {
    sv: 'Försäljningschef, södra Finland',
    en: 'Sales manager, southern Finland',
    de: 'Verkaufsleiterin, Südfinnland',
  },
  Keittiömestari: { sv: 'Köksmästare', en: 'Head chef', de: 'Küchenchef' },
};
