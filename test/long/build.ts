/** Builds the bundle for a long run. `E2E_DIST` names a folder for one with React's development build. */
import { buildIfNeeded } from '../../scripts/setup/build.ts';
import { run } from '../../scripts/setup/run.ts';

async function build(): Promise<number> {
  const { E2E_DIST } = process.env;
  if (E2E_DIST === undefined) return buildIfNeeded();
  process.env['NODE_ENV'] = 'development';
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'development', '--logLevel', 'warn'];
  return run('tsx', [...vite, '--outDir', E2E_DIST]);
}

process.exitCode = await build();
