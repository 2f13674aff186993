import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  Timeline: { fi: 'Aikajana', sv: 'Tidslinje' },
  Years: { fi: 'Vuodet', sv: 'År' },
  Year: { fi: 'Vuosi', sv: 'År' },
  'A history by years. Each year has its own address, and a list shows the current year.': {
    fi: 'Historia vuosittain, kullakin vuodella oma osoite, ja lukemista seuraava vuosiluettelo.',
    sv: 'En historia år för år, vart och ett med egen adress, och en lista över åren som följer läsningen.',
  },
  'In the order in which they are told': { fi: 'Kerrontajärjestyksessä', sv: 'I den ordning de berättas' },
  'Also its address, such as #1903': {
    fi: 'Myös vuoden osoite, kuten #1903',
    sv: 'Också årets adress, som #1903',
  },
  'What happened': { fi: 'Mitä tapahtui', sv: 'Vad som hände' },
};
