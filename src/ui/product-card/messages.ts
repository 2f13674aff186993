import { mergeMessages } from '#i18n/texts.ts';
import { barcodeMessages } from '../barcode/messages.ts';
import { cardMessages } from '../card/messages.ts';
import { galleryMessages } from '../gallery/messages.ts';
import { ownMessages } from './own-messages.ts';

/** Every text that a product card may show: a widget with product cards has them among its own. */
export const productCardMessages = mergeMessages(
  mergeMessages(mergeMessages(cardMessages, galleryMessages), barcodeMessages),
  ownMessages,
);
