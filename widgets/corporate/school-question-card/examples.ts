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
