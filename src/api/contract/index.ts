/**
 * The description of the API (docs/decisions/0028-one-description-of-the-api.md). The client's types, the server's routes and
 * checks, the answers of tests, docs/calls.md and dist/openapi.json follow from it. Pages do not load it: the client imports
 * only its types.
 */
import { content } from './content.ts';
import { forms } from './forms.ts';
import type { AnswerOf, Operation, QueryInput } from './operation.ts';
import { shop } from './shop.ts';

export { isFormBody, readBody, readQuery } from './check.ts';
export type {
  AnswerOf,
  BodyOf,
  DeepReadonly,
  FormBody,
  Operation,
  PathParameter,
  QueryInput,
  QueryOf,
} from './operation.ts';
export type { Parameter } from '#lib/parameters.ts';

/** Every operation by its method and path, with path parameters in braces. */
export const API = {
  ...content,
  ...forms,
  ...shop,
} as const satisfies Record<`${'GET' | 'POST'} /api/${string}`, Operation>;

export type Api = typeof API;
/** For example `GET /api/products/{code}`. */
export type OperationKey = keyof Api;

/** The body of a successful answer as a server sends it. */
export type Answer<Key extends OperationKey> = AnswerOf<Api[Key]>;
/** The valid query parameters of a call. */
export type Query<Key extends OperationKey> = QueryInput<Api[Key]>;
