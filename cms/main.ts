import { readEnvironment } from './server/environment.ts';
import { startServer } from './server/start.ts';
import { StartupError } from './model/startup-error.ts';

/** What ending may take at most in all, in milliseconds: more than those who wait for an answer are given. */
const TIMEOUT_MS = 20_000;

// What visitors left is for this user alone, wherever the server writes it.
process.umask(0o077);

try {
  const server = await startServer(readEnvironment(process.env, process.argv.slice(2)));
  console.log(`The estate is open:\n${server.addresses.map((address) => `  ${address}/`).join('\n')}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
      void server.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
