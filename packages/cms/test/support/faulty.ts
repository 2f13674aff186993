import { type Connections, Database, type Session } from '../../platform/database/database.ts';

type Run = Session['run'];

/**
 * Wraps a database so that some statements are handled differently.
 * @param instead runs a single statement, or passes it to the real connection
 * @param inTransaction the same for statements of transactions
 */
export function faulty(
  { connections }: Database,
  instead: { run?: (real: Run) => Run; inTransaction?: (real: Run) => Run; begin?: Connections['begin'] },
): Database {
  const { run = (real) => real, inTransaction = (real) => real } = instead;
  return new Database({
    ...connections,
    run: run(connections.run),
    begin:
      instead.begin ??
      (async (unlimited) => {
        const transaction = await connections.begin(unlimited);
        return { ...transaction, run: inTransaction(transaction.run) };
      }),
  });
}
