import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { formMessages } from '#forms/messages.ts';
import { starsMessages } from '#ui/stars/messages.ts';

type FormOwn =
  | 'nickname'
  | 'rating'
  | 'reviewText'
  | 'requiredLabel'
  | 'ratingMissing'
  | 'reviewFailed'
  | 'sendingAnnounced'
  | 'thanks'
  | 'closeDialog';

/** What the dialog words itself. */
const form: Messages<FormOwn> = {
  fi: {
    nickname: 'Nimimerkki',
    rating: 'Arvosana',
    reviewText: 'Arvostelu',
    requiredLabel: 'Täytä tämä kenttä',
    ratingMissing: 'Anna tuotteelle arvosana',
    reviewFailed: 'Jokin meni vikaan',
    sendingAnnounced: 'Arvosteluasi lähetetään.',
    thanks: 'Kiitos arvostelustasi!',
    closeDialog: 'Valmis',
  },
  se: {
    nickname: 'Signatur',
    rating: 'Betyg',
    reviewText: 'Recension',
    requiredLabel: 'Fyll i det här fältet',
    ratingMissing: 'Ge produkten ett betyg',
    reviewFailed: 'Något gick fel',
    sendingAnnounced: 'Din recension skickas.',
    thanks: 'Tack för din recension!',
    closeDialog: 'Klart',
  },
  en: {
    nickname: 'Nickname',
    rating: 'Rating',
    reviewText: 'Review',
    requiredLabel: 'Fill in this field',
    ratingMissing: 'Give the product a rating',
    reviewFailed: 'Something went wrong',
    sendingAnnounced: 'Your review is being sent.',
    thanks: 'Thank you for your review!',
    closeDialog: 'Done',
  },
  de: {
    nickname: 'Spitzname',
    rating: 'Sterne',
    reviewText: 'Bewertung',
    requiredLabel: 'Füllen Sie dieses Feld aus',
    ratingMissing: 'Bewerten Sie das Produkt',
    reviewFailed: 'Etwas ist schiefgelaufen',
    sendingAnnounced: 'Ihre Bewertung wird gesendet.',
    thanks: 'Vielen Dank für Ihre Bewertung!',
    closeDialog: 'Fertig',
  },
};

/** The texts of the form, the shared ones among them. */
export const reviewFormMessages = mergeMessages(mergeMessages(formMessages, starsMessages), form);
