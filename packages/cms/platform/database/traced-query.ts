import { isTracing, withSpan } from 'saaristo/tracing';

/** A statement's text in a span has at most this many characters. */
const MAX_TEXT = 2000;

/** Runs a statement in a span of the request, with its text and without its parameters, which contain visitors' input. */
export function traceQuery<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
  if (!isTracing()) return run();
  const [operation = 'SQL'] = /^[a-z]+/i.exec(sql.trimStart()) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(sql) ?? [];
  const name = operation.toUpperCase();
  return withSpan(
    table === undefined ? name : `${name} ${table}`,
    {
      kind: 'client',
      isChildOnly: true,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': name,
        'db.query.text': sql.slice(0, MAX_TEXT),
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    },
    run,
  );
}
