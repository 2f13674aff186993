/** Reads the input of an operation as a server receives it. */
import * as v from 'valibot';
import { readParameter } from '#lib/parameters.ts';
import type { BodyOf, FormBody, Operation, QueryInput } from './operation.ts';

/** Returns whether an operation's body is validated by forms instead of a schema. */
export const isFormBody = (body: Operation['body']): body is FormBody =>
  body !== undefined && 'forms' in body;

/**
 * Reads query parameters. A missing or invalid one is not in the result.
 * @param getTexts returns the texts of a parameter, none if it is missing
 */
export function readQuery<O extends Operation>(
  { query = {} }: O,
  getTexts: (name: string) => readonly string[],
): QueryInput<O> {
  const read = Object.entries(query).map(([name, parameter]) => {
    const texts = getTexts(name);
    return [name, texts.length > 0 ? readParameter(parameter, texts) : undefined];
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as QueryInput<O>;
}

/**
 * Reads a body by its schema: only what that describes is in the result. A body that forms validate is returned as it is.
 * @returns the first fault in one sentence, if there is one
 */
export function readBody<O extends Operation>(
  { body: schema }: O,
  body: unknown,
): { body: BodyOf<O> } | { fault: string } {
  if (!schema || isFormBody(schema)) return { body: body as BodyOf<O> };
  const { output, issues } = v.safeParse(schema, body, { abortEarly: true });
  if (!issues) return { body: output as BodyOf<O> };
  const path = v.getDotPath(issues[0]);
  return {
    fault: `${path === null ? 'The body' : `"${path}"`} has to be ${issues[0].expected ?? 'valid'}.`,
  };
}
