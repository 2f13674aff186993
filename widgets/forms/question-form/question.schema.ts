import { object, type InferType } from 'yup';
import { requiredMessage } from '#forms/rules.ts';

/** A question: its message, required (QUE-03). */
export const questionSchema = object({ Message: requiredMessage() });

export type Question = InferType<typeof questionSchema>;
