import { readEnvironment } from './server/environment.ts';
import { startServer } from './server/start.ts';
import { StartupError } from './platform/model/startup-error.ts';

/** Maximum duration of the shutdown in milliseconds; longer than open requests get. */
const TIMEOUT_MS = 20_000;

// Makes files with visitors' data readable for this user only.
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
