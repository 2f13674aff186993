import { startServer } from './server.ts';
import { getHeaders } from './submit.ts';
import { solvedToken } from '../../../packages/cms/test/support/captcha.ts';
import { bodyOf, complaint, contents, fileOf } from '../../../packages/cms/test/support/submissions.ts';
import { longestWait, type Verdict } from './timed.ts';

/** Limits for a busy machine: others may wait this many times as long as for refused bodies, or this many ms. */
const TIMES_AS_LONG = 5;
const MOST_WAIT = 1000;
/** Refuses all large bodies of this kind without reading them. */
const REFUSING = '/api/newsletter/subscribe';
const picture = Buffer.concat([contents.jpeg], 15 * 1024 * 1024);
const files = ['a', 'b', 'c'].map((name) => fileOf(`${name}.jpg`, 'image/jpeg', picture));

/** A complaint of 60 MB with pictures. Created before it is sent, so that its creation is not measured. */
const bodyWith = (captcha: string): Buffer =>
  Buffer.from(JSON.stringify(bodyOf(complaint, complaint.Data, captcha, files)));

/** Sends a complaint. Returns the status of the answer. */
async function send(origin: string, path: string, body: Buffer): Promise<number> {
  const answer = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await getHeaders(origin)) },
    body: new Uint8Array(body),
  });
  await answer.text();
  return answer.status;
}

/** Sends complaints of 60 MB with a wrong and with a valid token. Measures how long others wait for their pages. */
export async function largeUploads(folder: string): Promise<Verdict> {
  const server = await startServer(folder);
  try {
    const statuses: number[] = [];
    const sendWith = (captcha: string) => {
      const body = bodyWith(captcha);
      return async () => statuses.push(await send(server.origin, complaint.path, body));
    };
    const unread = bodyWith('unread');
    // The server may close the connection before the complaint is sent completely.
    const refused = await longestWait(server.origin, () =>
      send(server.origin, REFUSING, unread).catch(() => {}),
    );
    const most = Math.max(MOST_WAIT, refused * TIMES_AS_LONG);
    const wrongToken = await longestWait(server.origin, sendWith('wrong'));
    const rightToken = await longestWait(server.origin, sendWith(await solvedToken()));
    return {
      seen: {
        'longest wait, refused unread': `${refused} ms`,
        'longest wait, wrong token': `${wrongToken} ms`,
        'longest wait, right token': `${rightToken} ms`,
        answers: statuses.join(', '),
      },
      wrong: [
        ...(statuses.join() === '400,200' ? [] : ['The answers are not 400 and 200.']),
        ...(Math.max(wrongToken, rightToken) > most ? [`Others waited for more than ${most} ms.`] : []),
      ],
    };
  } finally {
    await server.kill();
  }
}
