import { mergeMessages } from '#i18n/texts.ts';
import { contentCardMessages } from '#ui/content-card/messages.ts';
import { ownMessages } from './own-messages.ts';

/** The grid's own texts and those of its cards. */
export const messages = mergeMessages(contentCardMessages, ownMessages);
