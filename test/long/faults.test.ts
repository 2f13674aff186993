/** Faults around a real server with the embedded database, and its reactions. Times depend on the machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testCells } from './cells.ts';
import { fullDisk } from './faults/full-disk.ts';
import { largeUploads } from './faults/large-uploads.ts';
import { slashes } from './faults/slashes.ts';

testCells(
  Object.entries({ 'full-disk': fullDisk, 'large-uploads': largeUploads, slashes }).map(([name, cause]) => ({
    name,
    cause,
  })),
  async ({ cause }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-fault-'));
    try {
      return await cause(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
