import type { EditorTexts } from 'saaristo/define';

/** Translations of the texts that editors read, by the English texts of `widget.ts`. */
export const editorTexts: EditorTexts = {
  Greeting: { fi: 'Tervehdys', sv: 'Hälsning' },
  'Greets somebody, and counts how often the greeting was returned.': {
    fi: 'Tervehtii jotakuta ja laskee, montako kertaa tervehdykseen vastattiin.',
    sv: 'Hälsar på någon och räknar hur ofta hälsningen besvarades.',
  },
  Name: { fi: 'Nimi', sv: 'Namn' },
  'Who is greeted': { fi: 'Ketä tervehditään', sv: 'Den som man hälsar på' },
  Count: { fi: 'Määrä', sv: 'Antal' },
  'How often it was returned before': {
    fi: 'Montako kertaa on jo vastattu',
    sv: 'Hur ofta den har besvarats',
  },
};
