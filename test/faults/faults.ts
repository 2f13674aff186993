/**
 * Causes faults around a real server with the embedded database, and prints its reaction: `npm run faults`, or one fault by
 * name, `npm run faults -- stop`. Exits with 1 if a reaction is wrong. Slow, and measured in times that depend on the
 * machine, so it is not part of the gate.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fullDisk } from './full-disk.ts';
import { largeUploads } from './large-uploads.ts';
import { slashes } from './slashes.ts';
import { stop } from './stop.ts';
import type { Verdict } from './timed.ts';

const faults: Record<string, (folder: string) => Promise<Verdict>> = {
  stop,
  'full-disk': fullDisk,
  'large-uploads': largeUploads,
  slashes,
};

const [only] = process.argv.slice(2);
for (const [name, bringAbout] of Object.entries(faults)) {
  if (only !== undefined && only !== name) continue;
  const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-fault-'));
  try {
    const { seen, wrong } = await bringAbout(folder);
    console.log(`${wrong.length > 0 ? '✗' : '✓'} ${name}`, seen);
    for (const sentence of wrong) console.log(`  ${sentence}`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
