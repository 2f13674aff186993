/**
 * Runs the reference CMS with a temporary database, which is deleted when the server ends. Settings: PORT, and the address of a PostgreSQL
 * server to use instead, as `tsx scripts/with-postgres.ts playwright test …` sets it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const data = mkdtempSync(join(tmpdir(), 'saaristo-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
process.env['SAARISTO_DATA'] = data;
const { TEST_DATABASE_URL } = process.env;
if (TEST_DATABASE_URL) process.env['DATABASE_URL'] = TEST_DATABASE_URL;
else delete process.env['DATABASE_URL'];

// The test runner holds the other end of standard input: the server ends with it, even if it is killed.
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM')).resume();
// A server that could not start still ends.
process.stdin.unref();

await import(new URL('../packages/cms/main.ts', import.meta.url).href);
