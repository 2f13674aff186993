import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Sales and feedback form': { fi: 'Myynti- ja palautelomake', sv: 'Försäljnings- och feedbackformulär' },
  Kind: { fi: 'Laji', sv: 'Slag' },
  Products: { fi: 'Tuotteet', sv: 'Produkter' },
  Feedback: { fi: 'palaute', sv: 'feedback' },
  Other: { fi: 'muu', sv: 'annat' },
  'Of the product': {
    fi: 'Tuotteen nimi, kuten kävijä sen lukee',
    sv: 'Produktens namn, som besökaren läser det',
  },
  'A message of a professional to the sales team, about a product or another subject.': {
    fi: 'Ammattilainen kirjoittaa myyntiin tuotteesta tai muusta.',
    sv: 'Ett proffs skriver till säljteamet om en produkt eller något annat.',
  },
  'Address that a sent form leads to': {
    fi: 'Osoite, johon lähetetty lomake vie',
    sv: 'Adress som ett skickat formulär leder till',
  },
  'Sent with it': { fi: 'Lähetetään mukana', sv: 'Skickas med' },
  'Chosen at first': { fi: 'Aluksi valittuna', sv: 'Valt från början' },
  'To choose from': {
    fi: 'Vaihtoehdot, joista kävijä valitsee',
    sv: 'Alternativ som besökaren väljer bland',
  },
};
