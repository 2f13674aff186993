/**
 * The wire format of a form that the browser posts without JavaScript
 * (docs/server-rendering.md#forms-without-javascript).
 */
import { cleanPasted } from '#lib/pasted.ts';
import type { FormSchema, Values } from './form.ts';

/** Names of the additional fields. No form field has such a name. */
export const NATIVE = {
  /** Id of the form's element, to which the redirect leads back. */
  id: 'form-id',
  /** The form's `name`, because a call may have several forms. */
  kind: 'form-kind',
  /** JSON of the fields' names and labels in page order, for the error list. */
  labels: 'form-labels',
  /** URL on the same site that a sent form leads to. */
  thanks: 'form-thanks',
  /** The answer to the question that replaces the captcha. */
  answer: 'form-answer',
  /** The honeypot: a hidden field that only bots fill in. */
  honeypot: 'form-website',
} as const;

/** The result of a post without JavaScript, from the API. */
export interface NativeResult {
  /** Id of the form's element. */
  id: string;
  kind: string;
  isSent: boolean;
  /** Errors by field name, as keys of the form's texts. */
  errors: Readonly<Record<string, string>>;
  /** Typed values by field name. */
  values: Readonly<Values>;
  /** Names and labels of the fields in page order. */
  labels: readonly (readonly [name: string, label: string])[];
  /** The attached files, which browsers can't restore. `why` is the reason for a refused one. */
  files: readonly { name: string; why?: string }[];
}

/** The values of a post's fields by name. */
export type NativeFields = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the values of a form's fields with the type of their initial value. Browsers send nothing for an
 * unchecked box.
 */
export function readNative<V extends Values>(
  { initial, complete }: Pick<FormSchema<V, object>, 'initial' | 'complete'>,
  fields: NativeFields,
): V {
  const values = Object.fromEntries(
    Object.entries(initial).map(([name, first]) => {
      const sent = fields.get(name) ?? [];
      if (Array.isArray(first)) return [name, sent];
      if (typeof first === 'boolean') return [name, sent.length > 0];
      // Only a script can set a number.
      if (typeof first !== 'string') return [name, null];
      // Browsers send a line break as two characters; limits count it as one.
      return [name, (sent[0] ?? '').replaceAll('\r\n', '\n')];
    }),
  ) as V;
  return complete?.(values, fields) ?? values;
}

/** The range of numbers that the question asks for; the texts contain their words. */
const LEAST = 2;
const COUNT = 8;

/** Returns the number that a form's question asks for, equal in the browser and on the server. */
export function askedNumber(kind: string): number {
  let sum = 0;
  for (const letter of kind) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return LEAST + (sum % COUNT);
}

/** Returns whether the answer to a form's question is correct. */
export const isAnswered = (kind: string, answer: string): boolean =>
  cleanPasted(answer).replace(/\.$/, '') === String(askedNumber(kind));
