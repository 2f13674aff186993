import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { formMessages } from '../messages.ts';

const fi = {
  buttonLabel: 'Tilaa',
  sendingAnnounced: 'Tilaustasi lähetetään.',
  successText: 'Kiitos tilauksesta!',
  email: 'Sähköpostiosoite',
  leaveText: 'Lähetämme uutisia sähköpostiisi. Voit perua tilauksen jokaisen viestin linkistä.',
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
    leaveText: 'Vi skickar nyheter till din e-post. Du kan avsluta prenumerationen med länken i varje brev.',
    emptyEmailLabel: 'Ange din e-postadress.',
    errorLabel: 'Något gick fel',
  },
  en: {
    buttonLabel: 'Subscribe',
    sendingAnnounced: 'Your subscription is being sent.',
    successText: 'Thank you for subscribing!',
    email: 'E-mail address',
    leaveText: 'We send news to your e-mail address. You can unsubscribe with the link in every message.',
    emptyEmailLabel: 'Enter your e-mail address.',
    errorLabel: 'Something went wrong',
  },
  de: {
    buttonLabel: 'Abonnieren',
    sendingAnnounced: 'Ihr Abonnement wird gesendet.',
    successText: 'Vielen Dank für Ihr Abonnement!',
    email: 'E-Mail-Adresse',
    leaveText: 'Wir senden Neuigkeiten an Ihre E-Mail-Adresse. Der Link in jeder Nachricht meldet Sie ab.',
    emptyEmailLabel: 'Geben Sie Ihre E-Mail-Adresse ein.',
    errorLabel: 'Etwas ist schiefgelaufen',
  },
};

/** Texts of the sign-ups (NWS-05, NWS-07). */
export const signUpMessages = mergeMessages(formMessages, own);
