/**
 * Runs a command with a temporary PostgreSQL server: `tsx scripts/with-postgres.ts vitest run --project node`. The command gets its address
 * in TEST_DATABASE_URL. Server and data are deleted when the command ends; the server also ends if this process is killed. Installs
 * PostgreSQL with apt-get if it is missing and the system is Debian with root rights.
 */
import { spawn } from 'node:child_process';
import { PostgresError, startTemporaryPostgres } from './setup/postgres.ts';

function runCommand(name: string, args: string[], address: string): Promise<number> {
  const child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: address } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new PostgresError(`The command ${name} can not be run.`)));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function main([name, ...args]: string[]): Promise<number> {
  if (!name)
    throw new PostgresError(
      'Name the command to run, for example: tsx scripts/with-postgres.ts vitest run --project node.',
    );
  const postgres = await startTemporaryPostgres();
  try {
    return await runCommand(name, args, postgres.address);
  } finally {
    await postgres.remove();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof PostgresError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
