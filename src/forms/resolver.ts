/**
 * Connects react-hook-form to yup. The error of a field is the message key of the first rule that it breaks.
 */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { isSchema, ValidationError, type ObjectSchema } from 'yup';
import type { Values } from '#schemas/form.ts';

/**
 * Creates the resolver of a schema. Names are flat: forms have no nested fields.
 * @param given values that replace those of the fields
 */
export const createResolver =
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
 * Returns whether the schema requires the field, so that its label has an asterisk (FRM-15, FRM-16). Describes only this field. Every
 * field asks at each render, and describing a whole schema is slow in yup.
 * @param values the form's values. The value of one field can make another required.
 */
export function isRequired<V extends Values>(schema: ObjectSchema<V>, name: string, values: V): boolean {
  const field = (schema.fields as Record<string, unknown>)[name];
  if (!isSchema(field)) return false;
  const described = field.describe({ value: values[name], parent: values });
  return 'tests' in described && described.tests.some((test) => test.name === 'required');
}
