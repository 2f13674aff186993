import { loadResultOfClosed } from '#forms/closed-result.ts';
import { loadOnServer } from '#ui/part.ts';
import { formPart } from './form-part.ts';

export const isOptional = true;
export const load = loadResultOfClosed;
export const parts = loadOnServer(formPart);
