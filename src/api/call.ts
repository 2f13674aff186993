/**
 * The functions of `http.ts` for the operations of the API: the compiler checks paths, queries and bodies against
 * `contract/`, of which the browser loads nothing. Answers are unknown until their caller has validated them (API-04).
 */
import type { Api } from './contract/index.ts';
import type { BodyOf, FilledPath, OperationAt, QueryOf } from './contract/operation.ts';
import * as http from './http.ts';

type Post = <Path extends FilledPath<Api, 'POST'>>(
  path: Path,
  body?: BodyOf<OperationAt<Api, 'POST', Path>>,
  signal?: AbortSignal,
) => Promise<unknown>;

export const get = http.get as <Path extends FilledPath<Api, 'GET'>>(
  path: Path,
  query?: QueryOf<OperationAt<Api, 'GET', Path>>,
  signal?: AbortSignal,
) => Promise<unknown>;

export const post = http.post as Post;
export const postForText = http.postForText as Post;
export const postKeepalive = http.postKeepalive as Post;
