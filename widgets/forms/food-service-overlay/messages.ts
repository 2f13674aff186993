import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { expertQuestionMessages } from '#forms/expert-question/messages.ts';
import { signUpMessages } from '#forms/sign-up/messages.ts';
import { dialogMessages } from '#ui/dialog-messages.ts';

/** What the floating buttons say. */
export const ownMessages: Messages<'newsletterLabel' | 'questionLabel' | 'hide'> = {
  fi: { newsletterLabel: 'Tilaa Ideakirje', questionLabel: 'Kysy asiantuntijalta', hide: 'Piilota' },
  se: { newsletterLabel: 'Prenumerera på Idébrevet', questionLabel: 'Fråga experten', hide: 'Dölj' },
  en: { newsletterLabel: 'Subscribe to our ideas', questionLabel: 'Ask an expert', hide: 'Hide' },
  de: { newsletterLabel: 'Ideenbrief abonnieren', questionLabel: 'Fachleute fragen', hide: 'Ausblenden' },
};

/** With those of what the buttons open. */
export const messages = mergeMessages(
  mergeMessages(mergeMessages(signUpMessages, expertQuestionMessages), dialogMessages),
  ownMessages,
);
