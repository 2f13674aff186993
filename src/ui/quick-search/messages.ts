import { mergeMessages } from '#i18n/texts.ts';
import { boxMessages } from './box-messages.ts';
import { panelMessages } from './panel-messages.ts';

/** A widget that shows the quick search has these among its texts; the search itself keeps them in two chunks. */
export const quickSearchMessages = mergeMessages(boxMessages, panelMessages);
