/** Runs the reference CMS with a temporary database, which is deleted when the server ends. Settings: PORT. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

const data = mkdtempSync(join(tmpdir(), 'saaristo-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
process.env.SAARISTO_DATA = data;
delete process.env.DATABASE_URL;

register();
await import('../cms/main.ts');
