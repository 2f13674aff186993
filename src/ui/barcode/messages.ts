import type { Messages } from '#i18n/texts.ts';

export const barcodeMessages: Messages<'barcode'> = {
  fi: { barcode: 'EAN-koodi {code}' },
  se: { barcode: 'EAN-kod {code}' },
  en: { barcode: 'EAN code {code}' },
  de: { barcode: 'EAN-Code {code}' },
};
