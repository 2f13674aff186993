import { loadResultOfClosed } from '#forms/closed-result.ts';
import { loadOnServer } from '#ui/part.ts';
import { offerPart } from './offer-part.ts';

export const isOptional = true;
export const load = loadResultOfClosed;
export const parts = loadOnServer(offerPart);
