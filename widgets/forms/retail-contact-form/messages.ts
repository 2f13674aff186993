import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { complaintMessages } from '#forms/retail/messages.ts';

/** Texts of the choice between the two forms (CMP-01, CMP-03). */
export const ownMessages: Messages<'header' | 'subject' | 'faultyProduct' | 'otherMatter'> = {
  fi: {
    header: 'Lähetä meille viesti',
    subject: 'Mitä asiasi koskee?',
    faultyProduct: 'VIRHEELLINEN TUOTE',
    otherMatter: 'MUU ASIA',
  },
  se: {
    header: 'Skicka ett meddelande till oss',
    subject: 'Vad gäller ditt ärende?',
    faultyProduct: 'FELAKTIG PRODUKT',
    otherMatter: 'ANNAT ÄRENDE',
  },
  en: {
    header: 'Send us a message',
    subject: 'What is it about?',
    faultyProduct: 'FAULTY PRODUCT',
    otherMatter: 'SOMETHING ELSE',
  },
  de: {
    header: 'Schreiben Sie uns',
    subject: 'Worum geht es?',
    faultyProduct: 'FEHLERHAFTES PRODUKT',
    otherMatter: 'ETWAS ANDERES',
  },
};

/** The choice's texts and those of both forms. */
export const messages = mergeMessages(complaintMessages, ownMessages);
