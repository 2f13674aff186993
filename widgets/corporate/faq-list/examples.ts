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
