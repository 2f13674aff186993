import { startServer } from './server.ts';
import { longestWait, type Verdict } from './timed.ts';

const MOST_WAIT = 500;

/** Requests paths of 15,000 slashes, five at once. Measures how long others wait for their pages. */
export async function slashes(folder: string): Promise<Verdict> {
  const server = await startServer(folder);
  try {
    const address = `${server.origin}/${'/'.repeat(15_000)}x`;
    const ask = async (): Promise<void> => void (await (await fetch(address)).text());
    const longest = await longestWait(server.origin, () => Promise.all([1, 2, 3, 4, 5].map(ask)));
    return {
      seen: { 'longest wait': `${longest} ms` },
      wrong: longest > MOST_WAIT ? [`Others waited for more than ${MOST_WAIT} ms.`] : [],
    };
  } finally {
    await server.kill();
  }
}
