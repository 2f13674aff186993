import { mergeMessages } from '#i18n/texts.ts';
import { expertQuestionMessages } from '#forms/expert-question/messages.ts';
import { signUpMessages } from '#forms/sign-up/messages.ts';
import { partDialogMessages } from '#ui/part-dialog-messages.ts';
import { ownMessages } from './own-messages.ts';

/** The buttons' texts and those of the modals. */
export const messages = mergeMessages(
  mergeMessages(mergeMessages(signUpMessages, expertQuestionMessages), partDialogMessages),
  ownMessages,
);
