import { mergeMessages } from '#i18n/texts.ts';
import { barcodeMessages } from '../barcode/messages.ts';
import { cardMessages } from '../card/messages.ts';
import { galleryMessages } from '../gallery/messages.ts';
import { buyMessages } from '../buy/messages.ts';
import { soldOutMessages } from '../sold-out/messages.ts';
import { ownMessages } from './own-messages.ts';

/** All texts of product cards. A widget with product cards includes them. */
export const productCardMessages = mergeMessages(
  mergeMessages(mergeMessages(cardMessages, galleryMessages), mergeMessages(barcodeMessages, ownMessages)),
  mergeMessages(soldOutMessages, buyMessages),
);
