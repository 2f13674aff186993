import { cpSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '../../platform/database/open.ts';
import { seed } from '../../server/seed.ts';
import { shippedContent } from '../../demo/shipped-content.ts';

/** Test files have fresh modules but share the process. Creating a data folder takes seconds, so all copy one. */
const kept = globalThis as { dataFolder?: Promise<void> };

const COPY = { recursive: true };

const folderOf = (kind: 'ended' | 'killed'): string => path.join(inject('dataFolders'), kind);

async function make(): Promise<void> {
  const database = await openDatabase({ dataFolder: folderOf('ended') });
  await seed(database, shippedContent);
  // A killed server leaves the database's files. The lock belongs to this process.
  cpSync(path.join(folderOf('ended'), 'postgres'), path.join(folderOf('killed'), 'postgres'), COPY);
  await database.close();
}

/**
 * Fills `folder` like a server that was started once: tables and content, no visitors.
 * @param kind whether that server was ended or killed after it had filled the database
 */
export async function fillDataFolder(folder: string, kind: 'ended' | 'killed' = 'ended'): Promise<void> {
  kept.dataFolder ??= make();
  await kept.dataFolder;
  cpSync(folderOf(kind), folder, COPY);
}
