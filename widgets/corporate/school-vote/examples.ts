import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'three lunches': {
    props: {
      header: 'Minkä lounaan valitset?',
      options: [
        { Title: 'Kaalikääryleet', Text: 'Hyvä valinta talvella: kaali säilyy kellarissa kevääseen.' },
        { Title: 'Broilerikeitto', Text: 'Keitossa on kolme desiä kasviksia lautasellista kohti.' },
        { Title: 'Härkäpapupihvi', Text: 'Härkäpapu kasvaa Suomessa ja parantaa maata.' },
      ],
    },
  },
  empty: { props: { options: [] }, shows: 'nothing' },
  'long and hostile': {
    props: {
      options: [
        {
          Title: 'Kasvisruokapainotteisuusvaihtoehto'.repeat(3),
          Text: '<img src=x alt="" onerror=alert(1)>',
        },
        { Title: 'خيار', Text: null },
      ],
    },
  },
};

export const visits: Visits = [
  { steps: [{ press: 'input' }], calls: [] },
  { example: 'long and hostile', steps: [{ press: 'input' }], calls: [] },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  Kaalikääryleet: { sv: 'Kåldolmar', en: 'Cabbage rolls', de: 'Kohlrouladen' },
  'Hyvä valinta talvella: kaali säilyy kellarissa kevääseen.': {
    sv: 'Ett bra val på vintern: kål håller i källaren till våren.',
    en: 'A good choice in winter: cabbage keeps in the cellar until spring.',
    de: 'Eine gute Wahl im Winter: Kohl hält im Keller bis zum Frühling.',
  },
  Broilerikeitto: { sv: 'Kycklingsoppa', en: 'Chicken soup', de: 'Hühnersuppe' },
  'Keitossa on kolme desiä kasviksia lautasellista kohti.': {
    sv: 'Soppan har tre deciliter grönsaker per tallrik.',
    en: 'The soup has three decilitres of vegetables in a plate.',
    de: 'Die Suppe hat drei Deziliter Gemüse pro Teller.',
  },
  Härkäpapupihvi: { sv: 'Bondbönsbiff', en: 'Broad bean patty', de: 'Ackerbohnenbratling' },
  'Härkäpapu kasvaa Suomessa ja parantaa maata.': {
    sv: 'Bondbönan växer i Finland och förbättrar jorden.',
    en: 'Broad beans grow in Finland and improve the soil.',
    de: 'Ackerbohnen wachsen in Finnland und verbessern den Boden.',
  },
  'Minkä lounaan valitset?': {
    sv: 'Vilken lunch väljer du?',
    en: 'Which lunch do you choose?',
    de: 'Welches Mittagessen wählst du?',
  },
};
