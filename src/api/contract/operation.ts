/** The type of an API operation, and the types of its parts that the client, the server and the tests use. */
import type * as v from 'valibot';
import type { Parameter, ParameterValue } from '#lib/parameters.ts';
import { LANGUAGES } from '#lib/site.ts';
import type { FormSchema } from '#schemas/form.ts';

// A form of any values.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyForm = FormSchema<any, any>;

/** The body of a form's call. The form's own schema validates its fields. */
export interface FormBody {
  /** The forms that this call accepts, by the kind under which a server stores them. */
  forms: Readonly<Record<string, AnyForm>>;
  /** `envelope`: the fields are in `Data`, beside `Files` (FRM-04). `flat`: the fields are the body. */
  layout: 'envelope' | 'flat';
  /** The property that contains the captcha token. */
  captcha?: 'MTCaptchaToken' | 'captchaToken';
  /** Accepted without JavaScript, too, as `multipart/form-data` (docs/server-rendering.md#forms-without-javascript). */
  isNative?: true;
  /** Sent as `application/x-www-form-urlencoded` with `__RequestVerificationToken` instead of as JSON. */
  isUrlEncoded?: true;
}

/** The language of the answer. Default: the server's. */
export const languageParameter = { type: 'string', enum: LANGUAGES } as const satisfies Parameter;

/** One operation of the API: everything that the client, servers, documents and tests know about it. */
export interface Operation {
  /** Description of the operation in one sentence. */
  summary: string;
  /** IDs of the requirements. Default: none. */
  requirements?: readonly string[];
  /** The query parameters. All are optional; a server reads an invalid value as a missing one. */
  query?: Readonly<Record<string, Parameter>>;
  /** The body, validated by a schema or by forms. Default: none. */
  body?: v.GenericSchema | FormBody;
  /** The body of a successful answer. */
  answer: v.GenericSchema;
  /** An answer, for the stories and tests of widgets. Those of `src/api/mocks/answers.ts` come first. */
  example?: unknown;
  /** The reasons for a refusal by HTTP status, besides those of every operation. */
  refusals?: Readonly<Record<number, string>>;
}

/** The part of an operation's key after the method, such as `/api/products/{code}`. */
type PathIn<Key> = Key extends `${string} ${infer Path}` ? Path : never;

/** A path with values in place of its parameters. */
type Filled<Path> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;

/** The paths of all operations of a method, with values in place of their parameters. */
export type FilledPath<Api, Method extends string> = Filled<
  PathIn<Extract<keyof Api, `${Method} ${string}`>>
>;

/** The operation of a method and a filled path. */
export type OperationAt<Api, Method extends string, Path extends string> = {
  [Key in keyof Api]: Key extends `${Method} ${infer Pattern}`
    ? Path extends Filled<Pattern>
      ? Api[Key]
      : never
    : never;
}[keyof Api];

/** The values of query parameters as a client sends them. It may pass null or undefined for a missing one. */
export type QueryOf<O> = O extends { query: infer Query }
  ? { [Name in keyof Query]?: ParameterValue<Query[Name]> | null | undefined }
  : Record<string, never>;

/** The values of query parameters as a server reads them. */
export type QueryInput<O> = O extends { query: infer Query }
  ? { [Name in keyof Query]?: ParameterValue<Query[Name]> }
  : Record<string, never>;

/** The body; unknown for a form. */
export type BodyOf<O> = O extends { body: infer Body extends v.GenericSchema } ? v.InferInput<Body> : unknown;

/** A type whose objects and lists cannot be changed. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** The body of a successful answer as a server sends it. A client must validate it (API-04). */
export type AnswerOf<O> = O extends { answer: infer Answer extends v.GenericSchema }
  ? DeepReadonly<v.InferInput<Answer>>
  : never;

/** The names of the parameters in an operation's path. */
export type PathParameter<Key> = Key extends `${string}{${infer Name}}${infer After}`
  ? Name | PathParameter<After>
  : never;
