/** Asks caches to forget pages by their tags (docs/deployment.md#cached-pages). */
import { PURGE_JOB } from '../platform/database/purge.ts';
import type { JobKinds } from '../platform/database/jobs.ts';

/** A cache that does not answer gets the purge again with the job's next attempt. */
const TIMEOUT_MS = 5000;

/**
 * Sends tags to a cache: `PURGE` with the header `X-Purge-Tags`, and the token, if there is one.
 * @throws Error if the cache does not accept the purge
 */
async function purge(url: string, tags: string, token: string | undefined): Promise<void> {
  const answer = await fetch(url, {
    method: 'PURGE',
    headers: { 'x-purge-tags': tags, ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok)
    throw new Error(`The cache at ${new URL(url).host} answered a purge with ${answer.status}.`);
}

/** Purges tags from a cache. A cache that has not answered is not asked again in the same run. */
async function purgeUnlessAway(
  url: string,
  tags: string,
  token: string | undefined,
  away: Set<string>,
): Promise<void> {
  const { host } = new URL(url);
  if (away.has(host)) throw new Error(`The cache at ${host} does not answer.`);
  try {
    await purge(url, tags, token);
  } catch (error) {
    // `fetch` and its timeout reject with these. Other errors are answers.
    if (error instanceof TypeError || error instanceof DOMException) away.add(host);
    throw error;
  }
}

/** Creates the job that purges tags from all caches. It succeeds if all have accepted the purge. */
export const createPurgeJob = (urls: readonly string[], token?: string): JobKinds => ({
  [PURGE_JOB]: {
    lane: 'caches',
    run: async (tags, away) => {
      const results = await Promise.allSettled(urls.map((url) => purgeUnlessAway(url, tags, token, away)));
      const failed = results.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    },
  },
});
