/**
 * Every route of the back office by each role, and hostile bodies, queries and headers on each route, against a real server with the embedded
 * database. Other attacks are tests of the gate (`packages/cms/test/http/security`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bodies } from './attack/bodies.ts';
import type { Attack } from './attack/attack.ts';
import { rights } from './attack/rights.ts';
import { testCells } from './cells.ts';

const attacks: Record<string, Attack> = { rights, bodies };

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
