import { mergeMessages } from '#i18n/texts.ts';
import { cardMessages } from '../card/messages.ts';
import { ownMessages } from './own-messages.ts';

/** All texts of recipe cards. A widget with recipe cards includes them. */
export const recipeCardMessages = mergeMessages(cardMessages, ownMessages);
