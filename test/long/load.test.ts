/**
 * Two instances of the reference CMS behind nginx on one PostgreSQL, with visitors and editors, are killed, restarted and deployed. No
 * acknowledged write is lost or doubled, nothing is oversold, and the only failure is 503 with Retry-After. `MINUTES`, `VISITORS` and
 * `EDITORS` change the size, `PREVIOUS` names the commit of the version that is replaced.
 */
import { expect, test } from '@playwright/test';
import { runLoad } from './load/run.ts';

const read = (name: string, usual: number): number => Number(process.env[name] ?? usual);

test('load: kills, restarts and deployments lose, double and oversell nothing', async () => {
  const wrong = await runLoad({
    minutes: read('MINUTES', 10),
    visitors: read('VISITORS', 200),
    editors: read('EDITORS', 5),
    thinkMs: 1000 * read('THINK_SECONDS', 10),
    port: read('LOAD_PORT', 5600),
    previous: process.env['PREVIOUS'],
  });
  expect(wrong).toEqual([]);
});
