import { startServer } from '../faults/server.ts';
import { longestWait } from '../faults/timed.ts';
import { bodyOf, complaint, contents, fileOf } from '../../../packages/cms/test/support/submissions.ts';
import { type Attack, opened } from './browser.ts';

const CONNECTIONS = 3;
const TIMES_AS_LONG = 5;
const MOST_WAIT = 1000;
const picture = Buffer.concat([contents.jpeg], 15 * 1024 * 1024);
const files = ['a', 'b', 'c'].map((name) => fileOf(`${name}.jpg`, 'image/jpeg', picture));

/** Sends complaints of 60 MB with a wrong captcha token, several at once. Measures how long others wait for their page. */
export const largeComplaint: Attack = async (folder) => {
  const server = await startServer(folder);
  try {
    const body = bodyOf(complaint, complaint.Data, 'wrong', files);
    const wait = (work: () => Promise<unknown>): Promise<number> => longestWait(server.origin, work, '/');
    const browsers = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, at) =>
        opened(server.origin, 'main', () => ({ 'x-forwarded-for': `203.0.113.${at}` })),
      ),
    );
    // Includes the sender's own work: the same bytes go to a path that refuses them unread.
    const all =
      (path: string, told: number[] = []) =>
      () =>
        Promise.all(
          browsers.map(async (browser) =>
            told.push((await browser.send(path, { body }).catch(() => ({ status: 0 }))).status),
          ),
        );
    const refusedUnread = await wait(all('/api/fs/menu'));
    const statuses: number[] = [];
    const longest = await wait(all(complaint.path, statuses));
    const most = Math.max(MOST_WAIT, refusedUnread * TIMES_AS_LONG);
    return [
      {
        what: 'answers',
        tried: CONNECTIONS,
        through: statuses.join(),
        allowed: '400 or 429',
        went: statuses.some((status) => status !== 400 && status !== 429),
      },
      {
        what: 'another visitor’s wait',
        tried: CONNECTIONS,
        through: `${longest} ms`,
        allowed: `${most} ms`,
        went: longest > most,
      },
    ];
  } finally {
    await server.kill();
  }
};
