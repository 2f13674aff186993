import { onServer } from '#ui/part.ts';
import { formsPart } from './forms-part.ts';

export { isOptional, load } from '#forms/native-result.ts';

export const parts = onServer(formsPart);
