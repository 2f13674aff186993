/**
 * Runs attacks against a real server over its socket, with the embedded database, and prints their results: `npm run attack`, or
 * one attack by name, `npm run attack -- guessing`. Exits with 1 if one succeeds. The fast attacks are tests of the gate.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bodies } from './bodies.ts';
import type { Attack } from './browser.ts';
import { cartTakeover } from './cart-takeover.ts';
import { forgedTokens } from './forged-tokens.ts';
import { guessing } from './guessing.ts';
import { largeComplaint } from './large-complaint.ts';
import { rights } from './rights.ts';
import { slowExpressions } from './slow-expressions.ts';
import { storage } from './storage.ts';

const attacks: Record<string, Attack> = {
  guessing,
  rights,
  'cart-takeover': cartTakeover,
  'slow-expressions': slowExpressions,
  'forged-tokens': forgedTokens,
  storage,
  'large-complaint': largeComplaint,
  bodies,
};

const [only] = process.argv.slice(2);
if (only !== undefined && !(only in attacks)) {
  console.error(`There is no attack ${only}: name one of ${Object.keys(attacks).join(', ')}.`);
  process.exit(1);
}
for (const [name, play] of Object.entries(attacks)) {
  if (only !== undefined && only !== name) continue;
  const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-attack-'));
  try {
    const rows = await play(folder);
    console.log(`\n${name}`);
    console.table(rows.map(({ went, ...row }) => ({ ...row, held: went ? '✗' : '✓' })));
    if (rows.some(({ went }) => went)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
