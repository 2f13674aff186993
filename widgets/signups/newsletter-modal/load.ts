import { onServer } from '#ui/part.ts';
import { formPart } from './form-part.ts';

export { isOptional, load } from '#forms/native-result.ts';

export const parts = onServer(formPart);
