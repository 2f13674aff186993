import { mergeMessages } from '#i18n/texts.ts';
import { signUpMessages } from '#forms/sign-up/messages.ts';
import { dialogMessages } from '#ui/dialog-messages.ts';
import { ownMessages } from './own-messages.ts';

/** Texts of the shop's newsletter. */
export const messages = mergeMessages(mergeMessages(signUpMessages, dialogMessages), ownMessages);
