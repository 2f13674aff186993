import { cpSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '../../../../cms/database/open.ts';
import { seed } from '../../../../cms/server/seed.ts';
import { shippedContent } from '../../../../cms/demo/shipped-content.ts';

/** Files have fresh modules but one process, and making a data folder takes seconds of a processor: all copy one. */
const kept = globalThis as { dataFolder?: Promise<void> };

const COPY = { recursive: true };

const folderOf = (kind: 'ended' | 'killed'): string => path.join(inject('dataFolders'), kind);

async function make(): Promise<void> {
  const database = await openDatabase({ dataFolder: folderOf('ended') });
  await seed(database, shippedContent);
  // All that a kill leaves now: what is in the files of the database, and no more. The lock is this process's.
  cpSync(path.join(folderOf('ended'), 'postgres'), path.join(folderOf('killed'), 'postgres'), COPY);
  await database.close();
}

/**
 * Makes `folder` one that a server left which was started for the first time: tables and content, no visitors.
 * @param kind whether that server was ended in order or killed when it had filled its database
 */
export async function fillDataFolder(folder: string, kind: 'ended' | 'killed' = 'ended'): Promise<void> {
  kept.dataFolder ??= make();
  await kept.dataFolder;
  cpSync(folderOf(kind), folder, COPY);
}
