import type { ContactPayload } from '#api/contact.ts';
import type { Question } from './question.schema.ts';

/** What a question is sent as: Data holds the message alone, and there are no files (QUE-02, QUE-05, FRM-04). */
export const questionPayload = (
  { Message }: Question,
  captchaToken: string,
): ContactPayload<{ Message: string }> => ({ Data: { Message }, Files: null, MTCaptchaToken: captchaToken });
