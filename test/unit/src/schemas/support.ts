/** Helpers of the schema tests. */
import fc from 'fast-check';
import { createResolver } from '#forms/resolver.ts';
import type { FormSchema, Values } from '#schemas/form.ts';

/** Returns the error keys by field; {} if all fields are valid. */
export async function problems<V extends Values>(
  { schema }: Pick<FormSchema<V, object>, 'schema'>,
  values: V,
): Promise<Record<string, string>> {
  const { errors } = await createResolver(schema)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      (error as unknown as { message: string } | undefined)?.message ?? '',
    ]),
  );
}

/** Returns the values as the server reads them from a sent form. */
export const sentAndRead = <V extends Values>(form: FormSchema<V, object>, values: V): V =>
  form.fromData(JSON.parse(JSON.stringify(form.toData(values))) as Record<string, unknown>);

/** Typed texts: with white space around, or empty. */
export const typed = fc.oneof(
  fc.constant(''),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.stringMatching(/^\s{0,2}[A-Za-zÅÄÖåäö0-9 ,.-]{1,12}\s{0,2}$/),
);

/** A day as typed in one of the formats, and as sent. */
export const typedDays = fc
  .tuple(
    fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([date, dots, padded]) => {
    const sent = date.toISOString().slice(0, 10);
    const [year = '', month = '', day = ''] = sent.split('-');
    const parts = padded ? [day, month, year] : [String(Number(day)), String(Number(month)), year];
    return { text: parts.join(dots ? '.' : '/'), sent };
  });
