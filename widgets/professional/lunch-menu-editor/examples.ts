import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path fill="${colour}" d="M0 0h210v297H0z"/></svg>`,
  )}`;

const backgrounds = [
  { label: 'Kasvimaa', image: picture('#cfdca0') },
  { label: 'Katettu pöytä', image: { url: picture('#b9835a'), alt: '' } },
  { label: 'Meri', image: picture('#1d5f6b') },
];

const text = 'Lohikeitto ja ruisleipä\nLihapullat, perunamuusi ja puolukkaa\nJuureslasagne (L, K)';

export const examples: Examples<typeof definition> = {
  'three backgrounds': { props: { backgrounds, heading: 'Päivän lounas', text } },
  'nothing written': { props: { backgrounds } },
  'no background': { props: { backgrounds: [], heading: 'Lounas', text } },
  'long text': {
    props: {
      backgrounds: [
        ...backgrounds,
        { label: 'Kevätjuhlasunnuntailounastarjoilupöytä', image: picture('#8f1f55') },
      ],
      heading: 'Kevätjuhlasunnuntailounaspöydän ruokalista',
      text: Array.from({ length: 40 }, (_, at) => `Ruokalaji ${at + 1}: keittoa, leipää ja salaattia`).join(
        '\n',
      ),
    },
  },
  hostile: {
    props: {
      backgrounds: [
        { label: '<img src=x onerror=alert(1)>', image: 'javascript:alert(1)' },
        { label: '', image: '' },
      ],
      heading: '<script>alert(1)</script>',
      text: '<b>lihavoitu</b>\n\u202Eoikealta vasemmalle',
    },
  },
};

export const visits: Visits = [{ steps: [{ press: '[role=tab]:last-of-type' }], calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  Kasvimaa: { sv: 'Köksträdgård', en: 'Vegetable garden', de: 'Gemüsegarten' },
  'Katettu pöytä': { sv: 'Dukat bord', en: 'Set table', de: 'Gedeckter Tisch' },
  Meri: { sv: 'Hav', en: 'Sea', de: 'Meer' },
  'Päivän lounas': { sv: 'Dagens lunch', en: 'Lunch of the day', de: 'Mittagstisch' },
  'Lohikeitto ja ruisleipä\nLihapullat, perunamuusi ja puolukkaa\nJuureslasagne (L, K)': {
    sv: 'Laxsoppa och rågbröd\nKöttbullar, potatismos och lingon\nRotfruktslasagne (L, V)',
    en: 'Salmon soup and rye bread\nMeatballs, mashed potatoes and lingonberries\nRoot vegetable lasagne (L, V)',
    de: 'Lachssuppe und Roggenbrot\nFleischbällchen, Kartoffelpüree und Preiselbeeren\nWurzelgemüselasagne (L, V)',
  },
};
