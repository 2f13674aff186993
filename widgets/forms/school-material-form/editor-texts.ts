import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'School material order': { fi: 'Koulumateriaalin tilaus', sv: 'Beställning av skolmaterial' },
  Materials: { fi: 'Materiaalit', sv: 'Material' },
  'An order of school materials; without materials to choose from, a message to the school team.': {
    fi: 'Koulumateriaalien tilaus; ilman materiaalivaihtoehtoja viesti koulutiimille.',
    sv: 'En beställning av skolmaterial; utan material att välja bland ett meddelande till skolteamet.',
  },
  'To choose from. None: the form is a message': {
    fi: 'Vaihtoehdot. Ilman niitä lomake on viesti',
    sv: 'Alternativ. Inga: formuläret är ett meddelande',
  },
  'Of the material': { fi: 'Materiaalin osoite', sv: 'Materialets adress' },
  'Sent with the order': { fi: 'Lähetetään tilauksen mukana', sv: 'Skickas med beställningen' },
  'To choose from. Default: the region is typed': {
    fi: 'Vaihtoehdot. Oletus: alue kirjoitetaan',
    sv: 'Alternativ. Standard: regionen skrivs in',
  },
};
