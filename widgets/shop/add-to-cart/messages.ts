import { mergeMessages } from '#i18n/texts.ts';
import { buyMessages } from '#ui/buy/messages.ts';
import { soldOutMessages } from '#ui/sold-out/messages.ts';
import { ownMessages } from './own-messages.ts';

/** Texts of the buy control on a product page. */
export const messages = mergeMessages(mergeMessages(buyMessages, soldOutMessages), ownMessages);
