import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'a riddle': {
    props: {
      question: 'Kuinka monta kiloa ruokaa suomalainen heittää vuodessa pois?',
      answer: '<p>Noin <strong>20 kiloa</strong>. Se on enemmän kuin repullinen joka kuukausi.</p>',
    },
  },
  'long and hostile': {
    props: {
      question: '<img src=x alt="" onerror=alert(1)>Elintarvikeketjunvastuullisuuskysymys',
      answer: `<img src=x alt="" onerror=alert(1)><p>${'Pitkä vastaus '.repeat(100)}</p>`,
      image: 'javascript:alert(1)',
    },
  },
};

export const visits: Visits = [{ steps: [{ press: 'summary' }], calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Kuinka monta kiloa ruokaa suomalainen heittää vuodessa pois?': {
    sv: 'Hur många kilo mat slänger en finländare om året?',
    en: 'How many kilos of food does a Finn throw away in a year?',
    de: 'Wie viele Kilo Essen wirft ein Finne im Jahr weg?',
  },
  '<p>Noin <strong>20 kiloa</strong>. Se on enemmän kuin repullinen joka kuukausi.</p>': {
    sv: '<p>Ungefär <strong>20 kilo</strong>. Det är mer än en full ryggsäck varje månad.</p>',
    en: '<p>About <strong>20 kilos</strong>. That is more than a backpack full every month.</p>',
    de: '<p>Etwa <strong>20 Kilo</strong>. Das ist mehr als ein voller Rucksack im Monat.</p>',
  },
};
