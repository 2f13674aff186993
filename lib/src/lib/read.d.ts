/**
 * Reads values of unknown shape: API answers, storage, messages. What is missing or of a wrong type reads as
 * `undefined` (or the given default), so that nothing a server leaves out takes a widget down (API-04).
 */
export type Json = null | boolean | number | string | Json[] | {
    [key: string]: Json;
};
export declare const isRecord: (value: unknown) => value is Record<string, unknown>;
/** The text, trimmed of nothing; numbers read as text, since ids come as either. */
export declare const readText: (value: unknown) => string | undefined;
export declare const readNumber: (value: unknown) => number | undefined;
/** A number, or a text that is one, with a point or a comma: where nothing says which, servers send either. */
export declare const readAmount: (value: unknown) => number | undefined;
/** The entries that `read` makes something of; not a list reads as an empty one. */
export declare const readList: <T>(value: unknown, read: (entry: unknown) => T | undefined) => T[];
/** Parses JSON that may be anything; what does not parse reads as `undefined`. */
export declare function readJson(text: string | null | undefined): unknown;
