import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { dialogMessages } from './dialog-messages.ts';

const own: Messages<'partLoading' | 'partFailed' | 'partAgain'> = {
  fi: { partLoading: 'Ladataan…', partFailed: 'Lataaminen epäonnistui.', partAgain: 'Yritä uudelleen' },
  se: { partLoading: 'Laddar…', partFailed: 'Det gick inte att ladda innehållet.', partAgain: 'Försök igen' },
  en: { partLoading: 'Loading…', partFailed: 'The content could not be loaded.', partAgain: 'Try again' },
  de: {
    partLoading: 'Wird geladen…',
    partFailed: 'Das Laden ist fehlgeschlagen.',
    partAgain: 'Erneut versuchen',
  },
};

/** Texts of a dialog whose content is a part. A widget with such a dialog includes them. */
export const partDialogMessages = mergeMessages(dialogMessages, own);
