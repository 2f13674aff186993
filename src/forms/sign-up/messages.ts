import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { formMessages } from '../messages.ts';

const fi = {
  buttonLabel: 'Tilaa',
  sendingAnnounced: 'Tilaustasi lähetetään.',
  successText: 'Kiitos tilauksesta!',
  email: 'Sähköpostiosoite',
  emptyEmailLabel: 'Syötä sähköpostiosoite.',
  errorLabel: 'Jotain meni vikaan',
};

const own: Messages<keyof typeof fi> = {
  fi,
  se: {
    buttonLabel: 'Prenumerera',
    sendingAnnounced: 'Din prenumeration skickas.',
    successText: 'Tack för din prenumeration!',
    email: 'E-postadress',
    emptyEmailLabel: 'Ange din e-postadress.',
    errorLabel: 'Något gick fel',
  },
  en: {
    buttonLabel: 'Subscribe',
    sendingAnnounced: 'Your subscription is being sent.',
    successText: 'Thank you for subscribing!',
    email: 'E-mail address',
    emptyEmailLabel: 'Enter your e-mail address.',
    errorLabel: 'Something went wrong',
  },
  de: {
    buttonLabel: 'Abonnieren',
    sendingAnnounced: 'Ihr Abonnement wird gesendet.',
    successText: 'Vielen Dank für Ihr Abonnement!',
    email: 'E-Mail-Adresse',
    emptyEmailLabel: 'Geben Sie Ihre E-Mail-Adresse ein.',
    errorLabel: 'Etwas ist schiefgelaufen',
  },
};

/** Texts of the sign-ups (NWS-05, NWS-07). */
export const signUpMessages = mergeMessages(formMessages, own);
