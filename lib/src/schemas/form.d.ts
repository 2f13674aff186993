/**
 * A form as the browser and the server share it: the rules of its values, and what they are sent as. The browser asks it
 * before it sends, the server before it stores; nobody has rules of their own.
 */
import type { ObjectSchema } from 'yup';
import type { FileRule } from '../lib/files.js';
/** Form values by the field's `name`, which is its key in the payload wherever one field is one property. */
export type Values = Record<string, string | number | boolean | null | string[]>;
export interface FormSchema<V extends Values, Data extends object> {
    schema: ObjectSchema<V>;
    /** What the fields hold at first: every field has its key here. */
    initial: V;
    /** What is sent, property names to the letter. */
    toData: (values: V) => Data;
    /** The values that were sent as `data`, which may be anything; the schema judges them. */
    fromData: (data: Record<string, unknown>) => V;
    /** null where the form takes none. */
    files: FileRule | null;
    /** Completes the values of a native post, where a script puts in something that no field holds. */
    complete?: (values: V, fields: ReadonlyMap<string, readonly string[]>) => V;
}
/** Types a form by its schema. */
export declare const formSchema: <V extends Values, Data extends object>(form: FormSchema<V, Data>) => FormSchema<V, Data>;
/** A text; what is missing or none reads as ''. */
export declare const textOf: (value: unknown) => string;
/** The texts of these names. */
export declare const textsOf: <const Name extends string>(data: Record<string, unknown>, names: readonly Name[]) => Record<Name, string>;
/** `data` of a payload, or an empty one. */
export declare const recordOf: (value: unknown) => Record<string, unknown>;
/** White space around what was typed is nobody's meaning. */
export declare const trimmed: <T extends Values>(values: T) => T;
