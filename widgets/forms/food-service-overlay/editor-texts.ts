import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Floating buttons of professionals': {
    fi: 'Ammattilaisten kelluvat painikkeet',
    sv: 'Flytande knappar för proffs',
  },
  'Newsletter button': { fi: 'Uutiskirjepainike', sv: 'Nyhetsbrevsknapp' },
  'Question button': { fi: 'Kysymyspainike', sv: 'Frågeknapp' },
  'Two buttons in the corner: one subscribes to the newsletter, one asks an expert.': {
    fi: 'Kaksi painiketta kulmassa: toisella tilataan uutiskirje, toisella kysytään asiantuntijalta.',
    sv: 'Två knappar i hörnet: en för nyhetsbrevet och en för att fråga en expert.',
  },
  'Opens the sign-up': { fi: 'Avaa tilauksen', sv: 'Öppnar anmälan' },
  'Opens the question': { fi: 'Avaa kysymyksen', sv: 'Öppnar frågan' },
  'Sent with the question': { fi: 'Lähetetään kysymyksen mukana', sv: 'Skickas med frågan' },
};
