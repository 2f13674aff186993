/** Attacks against a real server over its socket, with the embedded database. The fast attacks are tests of the gate. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bodies } from './attack/bodies.ts';
import type { Attack } from './attack/browser.ts';
import { cartTakeover } from './attack/cart-takeover.ts';
import { forgedTokens } from './attack/forged-tokens.ts';
import { guessing } from './attack/guessing.ts';
import { largeComplaint } from './attack/large-complaint.ts';
import { rights } from './attack/rights.ts';
import { slowExpressions } from './attack/slow-expressions.ts';
import { storage } from './attack/storage.ts';
import { testCells } from './cells.ts';

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

testCells(
  Object.entries(attacks).map(([name, attack]) => ({ name, attack })),
  async ({ attack }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-attack-'));
    try {
      const rows = await attack(folder);
      return {
        seen: rows.map(({ went, ...row }) => ({ ...row, held: !went })),
        wrong: rows.filter(({ went }) => went).map((row) => JSON.stringify(row)),
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
