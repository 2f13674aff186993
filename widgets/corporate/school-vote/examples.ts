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
