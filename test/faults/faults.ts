/**
 * Brings faults about around a real server on the embedded database, and says how it took them: `npm run faults`, or one of them by
 * its name, `npm run faults -- stop`. Ends with 1 where one was not taken as it should be. Slow, and told in times, which a busy
 * machine changes: for hands, not for the gate.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fullDisk } from './full-disk.ts';
import { largeUploads } from './large-uploads.ts';
import { slashes } from './slashes.ts';
import { stop } from './stop.ts';

/** What was seen, in words and figures, and what of it must not be. */
export interface Verdict {
  seen: Record<string, number | string>;
  wrong: string[];
}

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
