import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '../labels.ts';
import { formMessages } from '../messages.ts';

const fi = {
  product: 'Tuote',
  batchNumber: 'Eränumero',
  expirationDate: 'Viimeinen käyttöpäivä',
  purchasePlace: 'Ostopaikka',
  images: 'Kuvat tuotteesta',
};

const own: Messages<keyof typeof fi> = {
  fi,
  se: {
    product: 'Produkt',
    batchNumber: 'Partinummer',
    expirationDate: 'Sista förbrukningsdag',
    purchasePlace: 'Inköpsställe',
    images: 'Bilder av produkten',
  },
  en: {
    product: 'Product',
    batchNumber: 'Batch number',
    expirationDate: 'Use-by date',
    purchasePlace: 'Place of purchase',
    images: 'Pictures of the product',
  },
  de: {
    product: 'Produkt',
    batchNumber: 'Chargennummer',
    expirationDate: 'Verbrauchsdatum',
    purchasePlace: 'Ort des Kaufs',
    images: 'Bilder des Produkts',
  },
};

/** Texts of the feedback form. */
export const feedbackMessages = mergeMessages(mergeMessages(formMessages, labels), own);

/** Texts of the complaint form, with its own heading of the error list (CMP-15). */
export const complaintMessages = mergeMessages(feedbackMessages, {
  fi: { errorHeading: 'Tarkista seuraavat kohdat ja lähetä uudelleen.' },
  se: { errorHeading: 'Kontrollera följande uppgifter och skicka på nytt.' },
  en: { errorHeading: 'Please check the following and send again.' },
  de: { errorHeading: 'Bitte prüfen Sie die folgenden Angaben und senden Sie erneut.' },
});
