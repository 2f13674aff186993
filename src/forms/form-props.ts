/** Props that forms share. Only editors load these schemas: see define.ts. */
import * as v from 'valibot';
import { editor, label, type TextFormat } from '#island/define.ts';

const text = (title: string, description: string, editedAs?: TextFormat) =>
  v.optional(v.pipe(v.string(), editor(title, description, editedAs)));

export const captchaSiteKey = text(
  'Captcha site key',
  'Default: the page settings. Pages with MTCaptcha only',
);
export const successPage = text(
  'Thank-you page',
  'Address that a sent form leads to. Without one, a text replaces the form',
  'link',
);
export const productListUrl = text('Product list', 'Address of the list. Default: /api/search/all-products');
export const remainingLabel = label('Remaining characters', 'Follows the number of characters that are left');
export const requiredLabel = label('Required field', 'Shown at a field that is left empty');

export const thankYouText = text(
  'Thank-you text',
  'Replaces a sent form. Default: a short text',
  'long-text',
);
export const customerId = v.optional(v.pipe(v.string(), editor('Customer id', 'Sent with the form')), '');
/** Prop for the URL of the form's call, with its default. */
export const submitUrl = (address: string) =>
  v.optional(v.pipe(v.string(), editor('Sent to', 'Address of the call')), address);

/** Additional props of the complaint form (CMP-11, FRM-27). */
export const complaintProps = {
  placeOfPurchase: text('Place of purchase', 'Initial value of the field'),
  lockPlaceOfPurchase: v.optional(
    v.pipe(v.boolean(), editor('Lock the place of purchase', 'Default: in the shop, where one is given')),
  ),
  maxFiles: v.optional(
    v.pipe(v.number(), v.minValue(1), v.maxValue(10), editor('Most pictures', 'How many can be attached')),
    3,
  ),
};

/** Props of sign-ups. */
export const emptyEmailLabel = label('No address', 'Where the e-mail address is missing or is none');
export const errorLabel = label('Failure', 'Where the call fails');
export const successText = label('Thank-you text', 'Replaces a sent form', 'long-text');
export const openHash = (hash: string) =>
  v.optional(v.pipe(v.string(), editor('Hash', 'Opens it when the address ends in it, without the #')), hash);
