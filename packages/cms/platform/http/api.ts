/** Registers routes by the descriptions of the API (`saaristo/api`) and of the editor's calls, which also check their input. */
import { type CallKey, CALLS } from '@saaristo/editor/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import {
  API,
  type AnswerOf,
  type Api,
  type BodyOf,
  type Operation,
  type OperationKey,
  type PathParameter,
  type QueryInput,
  readBody,
  readQuery,
} from 'saaristo/api';
import { HttpError } from './errors.ts';
import { readQueryTexts } from './query.ts';
import { getSearchParameters } from './request.ts';

/** The values of the path parameters of an operation. */
type Params<Key> = Record<PathParameter<Key>, string>;

/** A call of an operation. */
interface Call<Key, O> {
  request: FastifyRequest<{ Params: Params<Key> }>;
  reply: FastifyReply;
  params: Params<Key>;
  /** The valid query parameters. */
  query: QueryInput<O>;
  /** The checked body. The body of a form is unknown: its form reads it. */
  body: BodyOf<O>;
}

interface ApiOptions extends RouteShorthandOptions {
  /** Answers the path with and without its last slash: people add and omit it. */
  anySlash?: boolean;
}

/** Returns the function that registers the operations of a description, at their paths below `base`. */
const createRegister =
  <Operations extends Readonly<Record<string, Operation>>>(operations: Operations, base = '') =>
  /**
   * Registers the route of an operation.
   * @param answer returns the answer, or the reply if it has sent one itself
   */
  <Key extends keyof Operations & string>(
    app: FastifyInstance,
    key: Key,
    answer: (
      call: Call<Key, Operations[Key]>,
    ) => AnswerOf<Operations[Key]> | FastifyReply | Promise<AnswerOf<Operations[Key]> | FastifyReply>,
    { anySlash = false, ...options }: ApiOptions = {},
  ): void => {
    const operation: Operation = operations[key]!;
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT', string];
    const url = base + path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const one of anySlash ? [url.replace(/\/$/, ''), url.replace(/\/?$/, '/')] : [url])
      app.route({
        ...options,
        method,
        url: one,
        handler: async (request, reply) => {
          const read = readBody(operation, request.body);
          if ('fault' in read) throw new HttpError(400, read.fault);
          const parameters = getSearchParameters(request);
          const query = readQuery(operation, (name) =>
            readQueryTexts(parameters, name, operation.query![name]!),
          );
          const { params } = request;
          return answer({ request, reply, params, query, body: read.body } as Call<Key, Operations[Key]>);
        },
      });
  };

/** A call of an operation of the API that widgets call. */
export type ApiCall<Key extends OperationKey> = Call<Key, Api[Key]>;

/** Registers an operation of the API that widgets call. */
export const registerOperation = createRegister(API);

/** A call of the block editor. */
export type EditorCall<Key extends CallKey> = Call<Key, (typeof CALLS)[Key]>;

/** Registers a call of the block editor. */
export const registerCall = createRegister(CALLS, '/editor/api');
