import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'showAnswer' | 'showQuestion'> = {
  fi: { showAnswer: 'Näytä vastaus', showQuestion: 'Näytä kysymys' },
  se: { showAnswer: 'Visa svaret', showQuestion: 'Visa frågan' },
  en: { showAnswer: 'Show the answer', showQuestion: 'Show the question' },
  de: { showAnswer: 'Antwort zeigen', showQuestion: 'Frage zeigen' },
};
