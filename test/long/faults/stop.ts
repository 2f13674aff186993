import { fillCarts, type Ordering, orderAndPay } from './orders.ts';
import { readFolder } from './kill.ts';
import { startServer } from './server.ts';
import type { Verdict } from './timed.ts';

const ORDERS = 30;

/** Sends SIGTERM during orders. Each paid order must get its answer. */
export async function stop(folder: string): Promise<Verdict> {
  const server = await startServer(folder);
  try {
    const orderings = await fillCarts(server.origin, ORDERS);
    const acknowledged = new Set<string>();
    let ended: Promise<void> | undefined;
    const send = async (ordering: Ordering): Promise<void> => {
      await orderAndPay(server.origin, ordering);
      acknowledged.add(ordering.mark);
      ended ??= server.stop();
    };
    await Promise.allSettled(orderings.map(send));
    await ended;
    const { orders } = await readFolder(folder);
    const unanswered = orders.paid.filter(({ mark }) => !acknowledged.has(mark));
    return {
      seen: {
        sent: ORDERS,
        answered: acknowledged.size,
        paid: orders.paid.length,
        'paid without an answer': unanswered.length,
      },
      wrong: [
        ...(unanswered.length > 0 ? ['Orders were stored whose senders heard nothing.'] : []),
        ...(acknowledged.size > orders.paid.length ? ['Orders were answered that are not there.'] : []),
      ],
    };
  } finally {
    await server.kill();
  }
}
