import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '#forms/labels.ts';
import { formMessages } from '#forms/messages.ts';

const own: Messages<'failed' | 'wrongEmail' | 'organization' | 'customerNumber' | 'product'> = {
  fi: {
    failed: '',
    wrongEmail: 'Tarkista sähköpostiosoite',
    organization: 'Organisaatio',
    customerNumber: 'Asiakasnumero',
    product: 'Tuote',
  },
  se: {
    failed: '',
    wrongEmail: 'Kontrollera e-postadressen',
    organization: 'Organisation',
    customerNumber: 'Kundnummer',
    product: 'Produkt',
  },
  en: {
    failed: '',
    wrongEmail: 'Check the e-mail address',
    organization: 'Organisation',
    customerNumber: 'Customer number',
    product: 'Product',
  },
  de: {
    failed: '',
    wrongEmail: 'Prüfen Sie die E-Mail-Adresse',
    organization: 'Organisation',
    customerNumber: 'Kundennummer',
    product: 'Produkt',
  },
};

/** Texts of the sales form; where its call fails it says nothing (SAL-08). */
export const messages = mergeMessages(mergeMessages(formMessages, labels), own);
