/** What a form sends where no script does it: the browser's own post (docs/embedding.md#forms-without-javascript). */
import type { FormSchema, Values } from './form.js';
/** Names of what goes along with the fields; no field is called so. */
export declare const NATIVE: {
    /** Id of the form's element, which the answer leads back to. */
    readonly id: 'form-id';
    /** Which of the forms of its call it is: `name` of the form. */
    readonly kind: 'form-kind';
    /** JSON: names and labels of the fields, in page order. The list of what is wrong shows them. */
    readonly labels: 'form-labels';
    /** Where a sent form leads, an address of the same site. */
    readonly thanks: 'form-thanks';
    /** The answer to the plain question, in place of the captcha. */
    readonly answer: 'form-answer';
    /** A field that no visitor sees: who fills it in is no visitor. */
    readonly trap: 'form-website';
};
/** The parameter of the page's address that names the result of a native post. */
export declare const RESULT_PARAMETER = "form-result";
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
    files: readonly {
        name: string;
        why?: string;
    }[];
}
/** What fields of a native post hold, by name. */
export type NativeFields = ReadonlyMap<string, readonly string[]>;
/** The values of a form's fields, each of the kind that it starts with: a box that is not ticked sends nothing. */
export declare function readNative<V extends Values>({ initial, complete }: Pick<FormSchema<V, object>, 'initial' | 'complete'>, fields: NativeFields): V;
/** The number that the plain question of a form is about, the same in the browser and on the server. */
export declare function askedNumber(kind: string): number;
/** Whether the plain question of a form is answered. */
export declare const isAnswered: (kind: string, answer: string) => boolean;
