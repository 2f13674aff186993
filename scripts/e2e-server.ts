/** Runs the reference CMS with a temporary database, which is deleted when the server ends. Settings: PORT. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const data = mkdtempSync(join(tmpdir(), 'saaristo-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
process.env['SAARISTO_DATA'] = data;
delete process.env['DATABASE_URL'];

// The test runner holds the other end of standard input: the server ends with it, even if it is killed.
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM')).resume();
// A server that could not start still ends.
process.stdin.unref();

await import(new URL('../packages/cms/main.ts', import.meta.url).href);
