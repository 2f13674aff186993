/** Schedules that caches forget pages (docs/deployment.md#cached-pages). */
import type { Queries } from './database.ts';
import { scheduleJob } from './jobs.ts';

/** The job that purges tags. Its key is the tags, with spaces between them. */
export const PURGE_JOB = 'purge-caches';

/** Tags of a job. A key of more would be too long for the index of the database. */
const MAX_TAGS = 8;

/** Schedules the purge of tags in the transaction of a change, so that it happens if the change does. */
export async function purgeTags(queries: Queries, all: readonly string[]): Promise<void> {
  const tags = [...new Set(all)];
  for (let at = 0; at < tags.length; at += MAX_TAGS)
    await scheduleJob(queries, PURGE_JOB, tags.slice(at, at + MAX_TAGS).join(' '), new Date());
}
