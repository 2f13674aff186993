/** Query parameters: their types and limits in the vocabulary of JSON Schema, and the one reader of their texts. */

/** The type and the limits of one query parameter. */
export type Parameter =
  | { type: 'string'; enum?: readonly string[]; maxLength?: number }
  /** `isClamped`: a larger number is read as `maximum`, not as missing. */
  | { type: 'integer'; minimum: number; maximum: number; isClamped?: true }
  | { type: 'boolean' }
  /** Written as `key[]=a&key[]=b` (API-01). */
  | { type: 'array'; items: { type: 'string'; maxLength?: number }; maxItems?: number };

/** The value of a parameter after reading. */
export type ParameterValue<P> = P extends { type: 'integer' }
  ? number
  : P extends { type: 'boolean' }
    ? boolean
    : P extends { type: 'array' }
      ? readonly string[]
      : P extends { enum: readonly (infer Choice)[] }
        ? Choice
        : string;

const BOOLEANS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['', false],
]);

/**
 * Reads the texts of a parameter, at least one of them. Returns undefined if they are invalid. Does not shorten texts and
 * lists: the server cuts them to `maxLength` and `maxItems`.
 */
export function readParameter(parameter: Parameter, texts: readonly string[]): unknown {
  const text = texts[0]!.trim();
  switch (parameter.type) {
    case 'array':
      return [...new Set(texts.map((one) => one.trim()).filter((one) => one !== ''))];
    case 'boolean':
      return BOOLEANS.get(text);
    case 'integer': {
      const { minimum, maximum, isClamped } = parameter;
      const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      if (!(number >= minimum)) return undefined;
      return number <= maximum ? number : isClamped ? maximum : undefined;
    }
    default:
      return !parameter.enum || parameter.enum.includes(text) ? text : undefined;
  }
}
