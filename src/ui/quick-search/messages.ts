import { mergeMessages } from '#i18n/texts.ts';
import { boxMessages } from './box-messages.ts';
import { panelMessages } from './panel-messages.ts';

/**
 * All texts of the quick search. A widget with a quick search includes them; the quick search itself has them
 * in two chunks.
 */
export const quickSearchMessages = mergeMessages(boxMessages, panelMessages);
