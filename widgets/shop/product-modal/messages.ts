import { mergeMessages } from '#i18n/texts.ts';
import { buyMessages } from '#ui/buy/messages.ts';
import { deliveryCheckMessages } from '#ui/delivery-check/messages.ts';
import { dialogMessages } from '#ui/dialog-messages.ts';
import { ownMessages as priceMessages } from '#ui/product-card/own-messages.ts';
import { soldOutMessages } from '#ui/sold-out/messages.ts';
import { ownMessages } from './own-messages.ts';

const selling = mergeMessages(mergeMessages(buyMessages, soldOutMessages), priceMessages);
const parts = mergeMessages(mergeMessages(selling, deliveryCheckMessages), dialogMessages);

/** All texts of the widget and of its parts. */
export const messages = mergeMessages(parts, ownMessages);
