import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fillCarts, orderAndPay } from './orders.ts';
import { startServer } from './server.ts';
import { timed, type Verdict } from './timed.ts';

/** Maximum time in ms to wait for an answer. */
const TIMEOUT_MS = 20_000;

/** Prevents all files of the server from growing, or allows it again (Linux). */
const limitFiles = (pid: number, bytes: string): void =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

/** Waits until the server is ready. It opens its database again. */
async function readyAgain(origin: string): Promise<void> {
  const until = performance.now() + 2 * 60_000;
  while ((await fetch(`${origin}/readyz`)).status !== 200) {
    if (performance.now() > until) throw new Error('The server was not ready again.');
    await delay(200);
  }
}

/** No file can grow: orders are answered with 503, and the server continues when there is space again. */
export async function fullDisk(folder: string): Promise<Verdict> {
  const server = await startServer(folder);
  try {
    const [first, second] = await fillCarts(server.origin, 2);
    if (!first || !second) throw new Error('The shop sells nothing.');
    limitFiles(server.pid, '65536');
    const order = await timed(() => orderAndPay(server.origin, first).then(() => 'taken', String));
    const ready = await timed(async () => (await fetch(`${server.origin}/readyz`)).status);
    const healthy = await timed(async () => (await fetch(`${server.origin}/healthz`)).status);
    limitFiles(server.pid, 'unlimited');
    const opened = await timed(() => readyAgain(server.origin));
    const again = await timed(() => orderAndPay(server.origin, second).then(() => 'taken', String));
    const late = [order, ready, healthy, again].some(({ took }) => took > TIMEOUT_MS);
    return {
      seen: {
        order: `${order.result} (${order.took} ms)`,
        readyz: `${ready.result} (${ready.took} ms)`,
        healthz: `${healthy.result} (${healthy.took} ms)`,
        'ready with room again': `${opened.took} ms`,
        'order with room again': `${again.result} (${again.took} ms)`,
      },
      wrong: [
        ...(late ? [`Somebody waited for more than ${TIMEOUT_MS} ms.`] : []),
        ...(healthy.result === 200 ? [] : ['The server did not answer.']),
        ...(again.result === 'taken' ? [] : ['The server did not go on with room again.']),
      ],
    };
  } finally {
    await server.kill();
  }
}
