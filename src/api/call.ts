/**
 * The functions of `http.ts` for the operations of the API: the compiler checks paths, queries and bodies against
 * `contract/`, of which the browser loads nothing. The values of answers are unknown until their caller has
 * validated them (API-04).
 */
import type { Answer, Api } from './contract/index.ts';
import type { AnswerOf, BodyOf, FilledPath, OperationAt, QueryOf } from './contract/operation.ts';
import * as http from './http.ts';

/** The names of the fields of a type, in all parts of a union. */
type KeyIn<Type> = Type extends object ? keyof Type & string : never;

/** The type of a field, in all parts of a union. */
export type ValueAt<Type, Key> = Type extends object ? (Key extends keyof Type ? Type[Key] : never) : never;

/**
 * An answer before it is validated: the fields of the description, with unknown values. A field that the description does not have is an
 * error of the compiler.
 */
export type Unverified<Type> =
  | ([Type] extends [readonly unknown[]]
      ? Unverified<Type[number]>[]
      : { readonly [Key in KeyIn<Type>]?: Unverified<ValueAt<Type, Key>> })
  | string
  | number
  | boolean
  | null
  | undefined;

/** An answer before it is validated. */
export type AnswerTo<Operation extends keyof Api> = Unverified<Answer<Operation>>;

/** The type of the entries of a list, in all parts of a union. */
export type Entry<List> = List extends readonly (infer One)[] ? One : never;

/** An entry of an answer that is a list, or of the list in one of its fields, before it is validated. */
export type EntryOf<Operation extends keyof Api, Field extends string = never> = Unverified<
  Entry<[Field] extends [never] ? Answer<Operation> : ValueAt<Answer<Operation>, Field>>
>;

type Post = <Path extends FilledPath<Api, 'POST'>>(
  path: Path,
  body?: BodyOf<OperationAt<Api, 'POST', Path>>,
  signal?: AbortSignal,
) => Promise<Unverified<AnswerOf<OperationAt<Api, 'POST', Path>>>>;

export const get = http.get as <Path extends FilledPath<Api, 'GET'>>(
  path: Path,
  query?: QueryOf<OperationAt<Api, 'GET', Path>>,
  signal?: AbortSignal,
) => Promise<Unverified<AnswerOf<OperationAt<Api, 'GET', Path>>>>;

export const post = http.post as Post;
export const postForText = http.postForText as Post;
export const postKeepalive = http.postKeepalive as Post;
