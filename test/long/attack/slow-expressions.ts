import { startServer } from '../faults/server.ts';
import { longestWait } from '../faults/timed.ts';
import { type Attack, Browser } from './browser.ts';

const CONNECTIONS = 8;
const LENGTH = 15_000;
/** Limits for a busy machine: others may wait this many times as long as without an attack, or this many ms. */
const TIMES_AS_LONG = 5;
const MOST_WAIT = 500;

const many = (part: string): string => part.repeat(LENGTH / part.length);

/** Texts that cause backtracking in some regular expressions, in fields that visitors fill in. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'slashes in the path': `/${many('/')}x`,
  'slashes in a media path': `/media/${many('/')}x`,
  'spaces in a query': `/haku?q=${many('+')}x`,
  'hyphens in a category': `/api/search/products?contentGroup=${many('-')}x`,
  'slashes in a container': `/api/search/products?containerPage=${many('/')}x`,
  'vowels in a word': `/api/search/suggestions/?q=${many('a')}x`,
  'dots in a file name': `/saaristo.${many('.')}js`,
  'a list of thousands': `/api/search/products?${many('facetTags=a&')}`,
};
const HEADERS: Readonly<Record<string, Record<string, string>>> = {
  'spaces in Accept-Encoding': { 'accept-encoding': `gzip${' '.repeat(LENGTH / 2)}x` },
  'commas in X-Forwarded-For': { 'x-forwarded-for': many(',').slice(0, LENGTH / 2) },
  'spaces in a cookie': { cookie: `XSRF-TOKEN=${' '.repeat(LENGTH / 2)}x` },
  'commas in Range': { range: `bytes=${many('0-,').slice(0, LENGTH / 2)}` },
};

/** Sends URLs and headers that are slow to parse, over several connections. Measures how long others wait for their page. */
export const slowExpressions: Attack = async (folder) => {
  const server = await startServer(folder);
  try {
    const attacks = [
      ...Object.entries(ADDRESSES).map(([what, path]) => ({ what, path, headers: {} })),
      ...Object.entries(HEADERS).map(([what, headers]) => ({ what, path: '/', headers })),
    ];
    const wait = (work: () => Promise<unknown>): Promise<number> => longestWait(server.origin, work, '/');
    /** As many requests as an attack has, without its texts. */
    const send = (path: string, headers: Record<string, string>) => () =>
      Promise.all(
        Array.from({ length: CONNECTIONS }, () => new Browser(server.origin, 'main').send(path, { headers })),
      );
    await wait(send('/', {}));
    const undisturbed = Math.max(await wait(send('/', {})), await wait(send('/', {})));
    const most = Math.max(MOST_WAIT, undisturbed * TIMES_AS_LONG);
    const rows: Awaited<ReturnType<Attack>> = [];
    for (const { what, path, headers } of attacks) {
      const longest = await wait(send(path, headers));
      rows.push({
        what,
        tried: CONNECTIONS,
        through: `${longest} ms`,
        allowed: `${most} ms`,
        went: longest > most,
      });
    }
    return rows;
  } finally {
    await server.kill();
  }
};
