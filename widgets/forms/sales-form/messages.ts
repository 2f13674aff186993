import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '#forms/labels.ts';
import { formMessages } from '#forms/messages.ts';

const own: Messages<'wrongEmail' | 'organization' | 'customerNumber' | 'product'> = {
  fi: {
    wrongEmail: 'Tarkista sähköpostiosoite',
    organization: 'Organisaatio',
    customerNumber: 'Asiakasnumero',
    product: 'Tuote',
  },
  se: {
    wrongEmail: 'Kontrollera e-postadressen',
    organization: 'Organisation',
    customerNumber: 'Kundnummer',
    product: 'Produkt',
  },
  en: {
    wrongEmail: 'Check the e-mail address',
    organization: 'Organisation',
    customerNumber: 'Customer number',
    product: 'Product',
  },
  de: {
    wrongEmail: 'Prüfen Sie die E-Mail-Adresse',
    organization: 'Organisation',
    customerNumber: 'Kundennummer',
    product: 'Produkt',
  },
};

/** Texts of the sales form (SAL-04). */
export const messages = mergeMessages(mergeMessages(formMessages, labels), own);
