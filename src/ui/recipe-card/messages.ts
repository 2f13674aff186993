import { mergeMessages } from '#i18n/texts.ts';
import { cardMessages } from '../card/messages.ts';
import { ownMessages } from './own-messages.ts';

/** Every text that a recipe card may show: a widget with recipe cards has them among its own. */
export const recipeCardMessages = mergeMessages(cardMessages, ownMessages);
