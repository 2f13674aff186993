import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const items = [
  {
    question: 'Mistä liha tulee?',
    answer: '<p>Kaikki lihamme tulee suomalaisilta tiloilta. Tilan nimi on pakkauksen kyljessä.</p>',
  },
  {
    question: 'Miten säilytän avatun pakkauksen?',
    answer: '<p>Jääkaapissa, alle <strong>6 °C</strong>, ja käytä se kahden päivän kuluessa.</p>',
  },
  {
    question: 'Voiko tuotteen pakastaa?',
    answer: '<p>Voi. Pakasta viimeistään viimeisenä käyttöpäivänä ja sulata jääkaapissa.</p>',
  },
];

const many = Array.from({ length: 15 }, (_, index) => ({
  question: `Kysymys ${index + 1}`,
  answer: `<p>Vastaus ${index + 1}</p>`,
}));

export const examples: Examples<typeof definition> = {
  'three questions': { props: { header: 'Usein kysyttyä', items } },
  'fifteen questions': { props: { items: many } },
  empty: { props: { items: [] }, shows: 'nothing' },
  'long texts': {
    props: {
      items: [{ question: 'Pitkä kysymys '.repeat(40), answer: `<p>${'Pitkä vastaus '.repeat(300)}</p>` }],
    },
  },
  hostile: {
    props: {
      header: '<img src=x onerror=alert(1)>',
      items: [
        {
          question: '<script>alert(1)</script>',
          answer: '<img src=x onerror=alert(1)><a href="javascript:alert(1)">linkki</a><p>teksti</p>',
        },
      ],
    },
  },
};

export const visits: Visits = [
  { steps: [{ press: 'summary' }], calls: [] },
  { example: 'fifteen questions', steps: [{ press: 'section > details > summary:only-of-type' }], calls: [] },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Mistä liha tulee?': {
    sv: 'Var kommer köttet ifrån?',
    en: 'Where does the meat come from?',
    de: 'Woher kommt das Fleisch?',
  },
  '<p>Kaikki lihamme tulee suomalaisilta tiloilta. Tilan nimi on pakkauksen kyljessä.</p>': {
    sv: '<p>Allt vårt kött kommer från finländska gårdar. Gårdens namn står på förpackningens sida.</p>',
    en: '<p>All our meat comes from Finnish farms. The name of the farm is on the side of the package.</p>',
    de: '<p>Unser gesamtes Fleisch kommt von finnischen Höfen. Der Name des Hofs steht seitlich auf der Packung.</p>',
  },
  'Miten säilytän avatun pakkauksen?': {
    sv: 'Hur förvarar jag en öppnad förpackning?',
    en: 'How do I keep an opened package?',
    de: 'Wie bewahre ich eine geöffnete Packung auf?',
  },
  '<p>Jääkaapissa, alle <strong>6 °C</strong>, ja käytä se kahden päivän kuluessa.</p>': {
    sv: '<p>I kylskåp, under <strong>6 °C</strong>, och använd den inom två dagar.</p>',
    en: '<p>In the refrigerator, below <strong>6 °C</strong>. Use it within two days.</p>',
    de: '<p>Im Kühlschrank, unter <strong>6 °C</strong>. Verbrauchen Sie sie innerhalb von zwei Tagen.</p>',
  },
  'Voiko tuotteen pakastaa?': {
    sv: 'Kan man frysa produkten?',
    en: 'Can I freeze the product?',
    de: 'Kann ich das Produkt einfrieren?',
  },
  '<p>Voi. Pakasta viimeistään viimeisenä käyttöpäivänä ja sulata jääkaapissa.</p>': {
    sv: '<p>Ja. Frys den senast på sista förbrukningsdagen och tina den i kylskåp.</p>',
    en: '<p>Yes. Freeze it by the use-by date, and thaw it in the refrigerator.</p>',
    de: '<p>Ja. Frieren Sie es spätestens am Verbrauchsdatum ein und tauen Sie es im Kühlschrank auf.</p>',
  },
  'Usein kysyttyä': { sv: 'Vanliga frågor', en: 'Frequently asked questions', de: 'Häufige Fragen' },
};
