import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { formMessages } from '#forms/messages.ts';
import { starsMessages } from '#ui/stars/messages.ts';

const fi = {
  nickname: 'Nimimerkki',
  rating: 'Arvosana',
  reviewText: 'Arvostelu',
  requiredLabel: 'Täytä tämä kenttä',
  ratingMissing: 'Anna tuotteelle arvosana',
  nameReserved: 'Vain kauppa kirjoittaa tällä nimellä. Valitse toinen nimimerkki.',
  reviewFailed: 'Jokin meni vikaan',
  sendingAnnounced: 'Arvosteluasi lähetetään.',
  thanks: 'Kiitos arvostelustasi!',
  shownLater: 'Arvostelusi näkyy muille, kun olemme lukeneet sen.',
  closeDialog: 'Valmis',
};

/** The dialog's own texts. */
const form: Messages<keyof typeof fi> = {
  fi,
  se: {
    nickname: 'Signatur',
    rating: 'Betyg',
    reviewText: 'Recension',
    requiredLabel: 'Fyll i det här fältet',
    ratingMissing: 'Ge produkten ett betyg',
    nameReserved: 'Bara butiken skriver under det namnet. Välj en annan signatur.',
    reviewFailed: 'Något gick fel',
    sendingAnnounced: 'Din recension skickas.',
    thanks: 'Tack för din recension!',
    shownLater: 'Din recension visas när vi har läst den.',
    closeDialog: 'Klart',
  },
  en: {
    nickname: 'Nickname',
    rating: 'Rating',
    reviewText: 'Review',
    requiredLabel: 'Fill in this field',
    ratingMissing: 'Give the product a rating',
    nameReserved: 'Only the shop writes under this name. Choose another nickname.',
    reviewFailed: 'Something went wrong',
    sendingAnnounced: 'Your review is being sent.',
    thanks: 'Thank you for your review!',
    shownLater: 'Your review will be shown once we have read it.',
    closeDialog: 'Done',
  },
  de: {
    nickname: 'Spitzname',
    rating: 'Sterne',
    reviewText: 'Bewertung',
    requiredLabel: 'Füllen Sie dieses Feld aus',
    ratingMissing: 'Bewerten Sie das Produkt',
    nameReserved: 'Unter diesem Namen schreibt nur der Shop. Wählen Sie einen anderen Spitznamen.',
    reviewFailed: 'Etwas ist schiefgelaufen',
    sendingAnnounced: 'Ihre Bewertung wird gesendet.',
    thanks: 'Vielen Dank für Ihre Bewertung!',
    shownLater: 'Ihre Bewertung erscheint, sobald wir sie gelesen haben.',
    closeDialog: 'Fertig',
  },
};

/** All texts of the form, including shared ones. */
export const reviewFormMessages = mergeMessages(mergeMessages(formMessages, starsMessages), form);
