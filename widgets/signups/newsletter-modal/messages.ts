import { mergeMessages } from '#i18n/texts.ts';
import { signUpMessages } from '#forms/sign-up/messages.ts';
import { partDialogMessages } from '#ui/part-dialog-messages.ts';
import { ownMessages } from './own-messages.ts';

/** Texts of the corporate newsletter. */
export const messages = mergeMessages(mergeMessages(signUpMessages, partDialogMessages), ownMessages);
