import { mergeMessages } from '#i18n/texts.ts';
import { carouselMessages } from '#ui/carousel/messages.ts';
import { contentCardMessages } from '#ui/content-card/messages.ts';

export const messages = mergeMessages(contentCardMessages, carouselMessages);
