import { startServer } from '../crash/server.ts';
import { solvedToken } from '../unit/cms/support/captcha.ts';
import { bodyOf, complaint, contents, fileOf } from '../unit/cms/support/submissions.ts';
import type { Verdict } from './faults.ts';
import { longestWait } from './timed.ts';

const TOKEN = 'a'.repeat(43);
const MOST_WAIT = 1000;
const picture = Buffer.concat([contents.jpeg], 15 * 1024 * 1024);
const files = ['a', 'b', 'c'].map((name) => fileOf(`${name}.jpg`, 'image/jpeg', picture));

/** A complaint of 60 MB with its pictures. Made before it is sent, so that nobody waits for that. */
const bodyWith = (captcha: string): Buffer =>
  Buffer.from(JSON.stringify(bodyOf(complaint, complaint.Data, captcha, files)));

/** Sends one, and gives the status of the answer. */
async function send(origin: string, body: Buffer): Promise<number> {
  const answer = await fetch(new URL(complaint.path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN },
    body: new Uint8Array(body),
  });
  await answer.text();
  return answer.status;
}

/** Complaints of 60 MB, with a wrong token and with a right one: how long others wait for their pages meanwhile. */
export async function largeUploads(folder: string): Promise<Verdict> {
  const server = await startServer(folder);
  try {
    const statuses: number[] = [];
    const sendWith = (captcha: string) => {
      const body = bodyWith(captcha);
      return async () => statuses.push(await send(server.origin, body));
    };
    const wrongToken = await longestWait(server.origin, sendWith('wrong'));
    const rightToken = await longestWait(server.origin, sendWith(await solvedToken()));
    return {
      seen: {
        'longest wait, wrong token': `${wrongToken} ms`,
        'longest wait, right token': `${rightToken} ms`,
        answers: statuses.join(', '),
      },
      wrong: [
        ...(statuses.join() === '400,200' ? [] : ['The answers are not 400 and 200.']),
        ...(Math.max(wrongToken, rightToken) > MOST_WAIT
          ? [`Others waited for more than ${MOST_WAIT} ms.`]
          : []),
      ],
    };
  } finally {
    await server.kill();
  }
}
