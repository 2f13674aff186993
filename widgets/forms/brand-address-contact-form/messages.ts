import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '#forms/labels.ts';
import { formMessages } from '#forms/messages.ts';

const own: Messages<'image'> = {
  fi: { image: 'Kuva' },
  se: { image: 'Bild' },
  en: { image: 'Image' },
  de: { image: 'Bild' },
};

/** Texts of the second brand's contact form. */
export const messages = mergeMessages(mergeMessages(formMessages, labels), own);
