import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { signUpMessages } from '#forms/sign-up/messages.ts';

const own: Messages<'adultLabel' | 'rulesLabel' | 'rulesLink'> = {
  fi: {
    adultLabel: 'Olen täyttänyt 18 vuotta',
    rulesLabel: 'Hyväksyn kampanjan säännöt',
    rulesLink: 'Lue säännöt',
  },
  se: {
    adultLabel: 'Jag har fyllt 18 år',
    rulesLabel: 'Jag godkänner kampanjens regler',
    rulesLink: 'Läs reglerna',
  },
  en: {
    adultLabel: 'I am 18 years old or older',
    rulesLabel: 'I accept the rules of the campaign',
    rulesLink: 'Read the rules',
  },
  de: {
    adultLabel: 'Ich bin mindestens 18 Jahre alt',
    rulesLabel: 'Ich akzeptiere die Regeln der Aktion',
    rulesLink: 'Regeln lesen',
  },
};

/** Texts of the campaign's sign-up (NWS-15). */
export const messages = mergeMessages(signUpMessages, own);
