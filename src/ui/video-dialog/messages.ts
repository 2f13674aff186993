import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { dialogMessages } from '../dialog-messages.ts';

const own: Messages<'play' | 'video'> = {
  fi: { play: 'Toista video', video: 'Video' },
  se: { play: 'Spela videon', video: 'Video' },
  en: { play: 'Play video', video: 'Video' },
  de: { play: 'Video abspielen', video: 'Video' },
};

/** Texts of a dialog with a video. A widget with such a dialog includes them. */
export const videoMessages = mergeMessages(dialogMessages, own);
