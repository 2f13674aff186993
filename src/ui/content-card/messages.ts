import { mergeMessages } from '#i18n/texts.ts';
import { likeMessages } from '../like-button/messages.ts';
import { productCardMessages } from '../product-card/messages.ts';
import { recipeCardMessages } from '../recipe-card/messages.ts';
import { ownMessages } from './own-messages.ts';

/** All texts of content cards. A widget with content cards includes them. */
export const contentCardMessages = mergeMessages(
  mergeMessages(productCardMessages, recipeCardMessages),
  mergeMessages(likeMessages, ownMessages),
);
