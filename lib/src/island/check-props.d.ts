/** The keywords of JSON Schema that are checked. `propsSchema` refuses a definition that needs others. */
export interface PropSchema {
    type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';
    enum?: readonly unknown[];
    const?: unknown;
    anyOf?: readonly PropSchema[];
    default?: unknown;
    minimum?: number;
    maximum?: number;
    minLength?: number;
    maxLength?: number;
    minItems?: number;
    maxItems?: number;
    items?: PropSchema;
    properties?: Readonly<Record<string, PropSchema>>;
    required?: readonly string[];
    /** Schema of the values of keys that `properties` does not name; they are dropped without one. */
    additionalProperties?: PropSchema | boolean;
    /** Of each list one prop at least has to be given, and not blank. Not a keyword: `jsonSchema` spells it out. */
    either?: readonly (readonly string[])[];
}
/** What is wrong with a prop: where, what should be there, what is. */
export interface PropProblem {
    path: string;
    expected: string;
    received: string;
}
/** All that is wrong, in one line for an editor. */
export declare const sentenceOf: (problems: readonly PropProblem[]) => string;
export type CheckedProps = {
    ok: true;
    props: Record<string, unknown>;
} | {
    ok: false;
    problems: PropProblem[];
};
/**
 * The props with their defaults and without unknown keys, or every problem they have. A null means "not given",
 * since many CMSs write out the fields that an editor left empty.
 */
export declare function checkProps(schema: PropSchema, given: unknown): CheckedProps;
