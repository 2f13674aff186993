import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  entry: {
    props: { successPage: '/kiitos', rulesLink: { label: 'Lue säännöt', link: '/kuvakilpailu/saannot' } },
  },
  'no rules to link to': { props: {} },
  'failing call': { props: {}, api: 'error' },
  hostile: { props: { rulesLink: { label: '<b>x</b>', link: 'javascript:alert(1)' } } },
};

export const visits: Visits = [
  {
    example: 'no rules to link to',
    steps: [
      {
        fill: {
          FirstName: 'Aino',
          LastName: 'Virtanen',
          Email: 'aino@example.fi',
          Phone: '040 123 4567',
          rules: true,
        },
      },
      { attach: { Files: 'juhlat.png' } },
      { press: '[type=submit]' },
    ],
    calls: ['GET /api/captcha/challenge', 'POST /api/contact/promotionalphoto'],
    says: 'Tapahtui virhe. Yritä uudelleen',
  },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Lue säännöt': { sv: 'Läs reglerna', en: 'Read the rules', de: 'Regeln lesen' },
};
