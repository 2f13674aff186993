/**
 * A form as the browser and the server share it: the rules of its values and their wire format. The browser
 * validates before sending, the server before storing, both by these rules only.
 */
import type { ObjectSchema } from 'yup';
import { cleanPasted } from '#lib/pasted.ts';
import { isRecord, readText } from '#lib/read.ts';
import type { FileRule } from './files.ts';

/** Form values by field name, which is the key in the payload where one field is one property. */
export type Values = Record<string, string | number | boolean | null | string[]>;

export interface FormSchema<V extends Values, Data extends object> {
  schema: ObjectSchema<V>;
  /** Initial values. Every field has a key here. */
  initial: V;
  /** Converts values to the payload with its exact property names. */
  toData: (values: V) => Data;
  /** Reads values from a payload of any shape; the schema validates them. */
  fromData: (data: Record<string, unknown>) => V;
  /** null if the form takes no files. */
  files: FileRule | null;
  /** Completes the values of a post without JavaScript, if a script adds values that no field has. */
  complete?: (values: V, fields: ReadonlyMap<string, readonly string[]>) => V;
}

/** Infers the types of a form from its schema. */
export const formSchema = <V extends Values, Data extends object>(
  form: FormSchema<V, Data>,
): FormSchema<V, Data> => form;

/** Reads a typed text of any length; '' if the value is neither text nor number. */
export const textOf = (value: unknown): string => readText(value, Infinity) ?? '';

/** Reads the texts of these names. */
export const textsOf = <const Name extends string>(
  data: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(data[name])])) as Record<Name, string>;

/** Returns the value if it is an object, else an empty object. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Cleans all texts. */
export const trimmed = <T extends Values>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanPasted(value) : value,
    ]),
  ) as T;
