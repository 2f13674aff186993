import { onServer } from '#ui/part.ts';
import { offerPart } from './offer-part.ts';

export { isOptional, load } from '#forms/native-result.ts';

export const parts = onServer(offerPart);
