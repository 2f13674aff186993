import { mergeMessages } from '#i18n/texts.ts';
import { likeMessages } from '../like-button/messages.ts';
import { productCardMessages } from '../product-card/messages.ts';
import { recipeCardMessages } from '../recipe-card/messages.ts';
import { ownMessages } from './own-messages.ts';

/** Every text that a content card may show: a widget with such cards has them among its own. */
export const contentCardMessages = mergeMessages(
  mergeMessages(productCardMessages, recipeCardMessages),
  mergeMessages(likeMessages, ownMessages),
);
