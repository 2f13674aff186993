import type { FileRule } from 'saaristo/schemas';
import type { FormSchema, Values } from 'saaristo/schemas';
import { type NativeFields, readNative } from 'saaristo/schemas';
import { HttpError } from './errors.ts';

/** Checks a form with the same schema as the browser. */
export interface FormCheck {
  /** null if the form takes no files. */
  files: FileRule | null;
  /**
   * Returns the data to store.
   * @throws HttpError 400 with all fields that fail
   */
  read: (data: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Reads the fields of a native post. Returns errors together with the typed values. */
  readNative: (fields: NativeFields) => Promise<CheckedFields>;
}

/** The fields of a native post. */
export interface CheckedFields {
  values: Values;
  /** Messages by field; empty if all fields are valid. */
  errors: Record<string, string>;
  /** The data to store. */
  data: Record<string, unknown>;
}

/** The properties of yup's error that are used here. */
interface ValidationError extends Error {
  inner: readonly { path?: string; message: string }[];
}
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/**
 * Creates the error for invalid fields.
 * @param fields the key of a form message by field, for example `requiredLabel`
 */
export function createFieldsError(fields: Record<string, string>): HttpError {
  return new HttpError(400, `These fields are not right: ${Object.keys(fields).join(', ')}.`, fields);
}

/** Returns the messages of invalid fields. */
async function validate<V extends Values>(
  { schema }: FormSchema<V, object>,
  values: V,
): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const fields: Record<string, string> = {};
    // A field can have several errors, such as an empty date. Only the first one is reported.
    for (const { path = '', message } of error.inner) fields[path] ??= message;
    return fields;
  }
}

/** Creates the check of a form from its schema. */
export const createFormCheck = <V extends Values, Data extends object>(
  form: FormSchema<V, Data>,
): FormCheck => {
  const dataOf = (values: V) => ({ ...form.toData(values) }) as Record<string, unknown>;
  return {
    files: form.files,
    async read(data) {
      const values = form.fromData(data);
      const errors = await validate(form, values);
      if (Object.keys(errors).length > 0) throw createFieldsError(errors);
      return dataOf(values);
    },
    async readNative(fields) {
      const values = readNative(form, fields);
      return { values, errors: await validate(form, values), data: dataOf(values) };
    },
  };
};
