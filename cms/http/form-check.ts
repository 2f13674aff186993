import type { FileRule } from 'saaristo/schemas';
import type { FormSchema, Values } from 'saaristo/schemas';
import { type NativeFields, readNative } from 'saaristo/schemas';
import { HttpError } from './errors.ts';

/** A form as the server uses it: the same rules as in the browser, behind one call. */
export interface FormCheck {
  /** null where the form takes no files. */
  files: FileRule | null;
  /**
   * What is stored of the fields that were sent.
   * @throws HttpError 400 naming every field that fails
   */
  read: (data: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** The same of the fields of a native post, which is told what is wrong beside what was typed. */
  readNative: (fields: NativeFields) => Promise<CheckedFields>;
}

/** What the fields of a native post hold. */
export interface CheckedFields {
  values: Values;
  /** What is wrong, by field; nothing where all is right. */
  errors: Record<string, string>;
  /** What is stored. */
  data: Record<string, unknown>;
}

/** A text without what the database can't hold: the null character and halves of pairs. */
export const sanitizeText = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '');

/** As much of yup's error as is read here. */
interface ValidationError extends Error {
  inner: readonly { path?: string; message: string }[];
}
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/** The refusal of fields, each with what it lacks: the key of a text of the forms, `requiredLabel` for example. */
export function createFieldsError(fields: Record<string, string>): HttpError {
  return new HttpError(400, `These fields are not right: ${Object.keys(fields).join(', ')}.`, fields);
}

/** What of the values is wrong, by field. */
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
    // An empty day is no day either; the first thing that is wrong is said.
    for (const { path = '', message } of error.inner) fields[path] ??= message;
    return fields;
  }
}

/** Holds what was sent to the schema that the browser holds it to. */
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
