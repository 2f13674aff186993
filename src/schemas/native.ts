/** What a form sends where no script does it: the browser's own post (docs/embedding.md#forms-without-javascript). */
import type { FormSchema, Values } from './form.ts';

/** Names of what goes along with the fields; no field is called so. */
export const NATIVE = {
  /** Id of the form's element, which the answer leads back to. */
  id: 'form-id',
  /** Which of the forms of its call it is: `name` of the form. */
  kind: 'form-kind',
  /** JSON: names and labels of the fields, in page order. The list of what is wrong shows them. */
  labels: 'form-labels',
  /** Where a sent form leads, an address of the same site. */
  thanks: 'form-thanks',
  /** The answer to the plain question, in place of the captcha. */
  answer: 'form-answer',
  /** A field that no visitor sees: who fills it in is no visitor. */
  honeypot: 'form-website',
} as const;

/** What has become of a native post, as the API gives it. */
export interface NativeResult {
  /** Id of the form's element. */
  id: string;
  kind: string;
  isSent: boolean;
  /** What is wrong, by the names of fields, by keys of the form's texts. */
  errors: Readonly<Record<string, string>>;
  /** What was typed, by the names of fields. */
  values: Readonly<Values>;
  /** Names and labels of the fields, in page order. */
  labels: readonly (readonly [name: string, label: string])[];
  /** The files that were attached, which no page can put back; `why` one was not taken. */
  files: readonly { name: string; why?: string }[];
}

/** What fields of a native post hold, by name. */
export type NativeFields = ReadonlyMap<string, readonly string[]>;

/** The values of a form's fields, each of the kind that it starts with: a box that is not ticked sends nothing. */
export function readNative<V extends Values>(
  { initial, complete }: Pick<FormSchema<V, object>, 'initial' | 'complete'>,
  fields: NativeFields,
): V {
  const values = Object.fromEntries(
    Object.entries(initial).map(([name, first]) => {
      const sent = fields.get(name) ?? [];
      if (Array.isArray(first)) return [name, sent];
      if (typeof first === 'boolean') return [name, sent.length > 0];
      // A number stands for what only a script can choose.
      if (typeof first !== 'string') return [name, null];
      // Browsers send line breaks as two characters; a limit counts one.
      return [name, (sent[0] ?? '').replaceAll('\r\n', '\n')];
    }),
  ) as V;
  return complete?.(values, fields) ?? values;
}

/** The numbers that a plain question asks for; the texts have the words of them. */
const LEAST = 2;
const COUNT = 8;

/** The number that the plain question of a form is about, the same in the browser and on the server. */
export function askedNumber(kind: string): number {
  let sum = 0;
  for (const letter of kind) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return LEAST + (sum % COUNT);
}

/** Whether the plain question of a form is answered. */
export const isAnswered = (kind: string, answer: string): boolean =>
  answer.trim().replace(/\.$/, '') === String(askedNumber(kind));
