/** Lets react-hook-form ask a yup schema. The first rule that a field breaks is its error, by message key. */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { isSchema, ValidationError, type ObjectSchema } from 'yup';
import type { Values } from '#schemas/form.ts';

/**
 * The resolver of a schema. Names are flat: a form has no field inside a field.
 * @param given values that replace what the fields hold
 */
export const resolverOf =
  <V extends Values & FieldValues>(schema: ObjectSchema<V>, given?: Partial<V>): Resolver<V> =>
  async (typed) => {
    const values = { ...typed, ...given };
    try {
      return {
        values: (await schema.validate(values, { abortEarly: false, strict: true })) as V,
        errors: {},
      };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const errors: Record<string, { type: string; message: string }> = {};
      for (const { path = '', type = '', message } of error.inner) errors[path] ??= { type, message };
      return { values: {}, errors: errors as FieldErrors<V> };
    }
  };

/**
 * Whether the schema asks for the field, so that its label shows the asterisk (FRM-15, FRM-16). Of the field alone: each one asks at each render, and
 * yup describes a whole schema slowly.
 * @param values those of the form: what one field holds can make another required
 */
export function isRequired<V extends Values>(schema: ObjectSchema<V>, name: string, values: V): boolean {
  const field = (schema.fields as Record<string, unknown>)[name];
  if (!isSchema(field)) return false;
  const described = field.describe({ value: values[name], parent: values });
  return 'tests' in described && described.tests.some((test) => test.name === 'required');
}
