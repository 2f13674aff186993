import { mergeMessages } from '#i18n/texts.ts';
import { dialogMessages } from '#ui/dialog-messages.ts';
import { reviewFormMessages } from './form-messages.ts';
import { listMessages } from './list-messages.ts';

/** All texts of the widget. */
export const messages = mergeMessages(mergeMessages(reviewFormMessages, dialogMessages), listMessages);
