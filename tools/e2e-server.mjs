/** Runs the reference CMS with a database of its own, which is gone when the server ends. Settings: PORT. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const data = mkdtempSync(join(tmpdir(), 'saaristo-e2e-'));
const { DATABASE_URL: _, ...env } = process.env;
const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'cms/main.ts'], {
  stdio: 'inherit',
  env: { ...env, SAARISTO_DATA: data },
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exitCode = code ?? 0;
});
