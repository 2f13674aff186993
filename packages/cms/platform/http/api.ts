/** Registers routes by the description of the API (`saaristo/api`), which also checks their input. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import {
  API,
  type Answer,
  type Body,
  findBodyFault,
  type Operation,
  type OperationKey,
  type PathParameter,
  type Query,
  readQuery,
} from 'saaristo/api';
import { HttpError } from './errors.ts';
import { readQueryTexts } from './query.ts';
import { getSearchParameters } from './request.ts';

/** A call of an operation. */
export interface ApiCall<Key extends OperationKey> {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The values of the path parameters. */
  params: Record<PathParameter<Key>, string>;
  /** The valid query parameters. */
  query: Query<Key>;
  /** The checked body. The body of a form is unknown: its form reads it. */
  body: Body<Key>;
}

interface ApiOptions extends RouteShorthandOptions {
  /** Answers the path with and without its last slash: people add and omit it. */
  anySlash?: boolean;
}

/**
 * Registers the route of an operation.
 * @param answer returns the answer, or the reply if it has sent one itself
 */
export function registerOperation<Key extends OperationKey>(
  app: FastifyInstance,
  key: Key,
  answer: (call: ApiCall<Key>) => Answer<Key> | FastifyReply | Promise<Answer<Key> | FastifyReply>,
  { anySlash = false, ...options }: ApiOptions = {},
): void {
  const operation: Operation = API[key];
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  for (const one of anySlash ? [url.replace(/\/$/, ''), url.replace(/\/?$/, '/')] : [url])
    app.route({
      ...options,
      method,
      url: one,
      handler: async (request, reply) => {
        const fault = findBodyFault(operation, request.body);
        if (fault !== undefined) throw new HttpError(400, fault);
        const parameters = getSearchParameters(request);
        const query = readQuery(operation, (name) =>
          readQueryTexts(parameters, name, operation.query![name]!),
        );
        const { params, body } = request;
        return answer({ request, reply, params, query, body } as ApiCall<Key>);
      },
    });
}
