/** Lets react-hook-form ask a yup schema. The first rule that a field breaks is its error, by message key. */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { ValidationError, type ObjectSchema } from 'yup';

/** Form values by the field's `name`, which is its key in the payload. */
export type Values = Record<string, string | boolean | null>;

/** The resolver of a schema. Names are flat: a form has no field inside a field. */
export const resolverOf =
  <V extends Values & FieldValues>(schema: ObjectSchema<V>): Resolver<V> =>
  async (values) => {
    try {
      return { values: (await schema.validate(values, { abortEarly: false })) as V, errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const errors: Record<string, { type: string; message: string }> = {};
      for (const { path = '', type = '', message } of error.inner) errors[path] ??= { type, message };
      return { values: {}, errors: errors as FieldErrors<V> };
    }
  };

/** Whether the schema asks for the field, so that its label shows the asterisk (FRM-15, FRM-16). */
export function isRequired<V extends Values>(schema: ObjectSchema<V>, name: string): boolean {
  const field = schema.describe().fields[name];
  return field !== undefined && 'tests' in field && field.tests.some((test) => test.name === 'required');
}
