/**
 * The shoppers of `shop.ts`, in a separate process: in the server's process they would block each other, unlike
 * visitors.
 */
import { add, deliveryTimes, order, piecesOf, visit } from '../shopper.ts';
import type { Shopping } from './shop.ts';

const SHOPPERS = 50;
const ADDS = 6;
const WARM_UP = 20;

const part = (times: number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN);

const since = (began: number): number => performance.now() - began;

/** Runs all shoppers concurrently. Returns the durations. */
async function shop({ origin, scarce, plenty }: Shopping): Promise<Record<string, number>> {
  const visits = await Promise.all(Array.from({ length: SHOPPERS }, () => visit(origin)));
  // The first one warms up.
  const first = await visit(origin);
  for (let time = 0; time < WARM_UP; time += 1) await add(origin, first, plenty);

  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    visits.map(async (one) => {
      for (let time = 0; time < ADDS; time += 1) {
        const before = performance.now();
        await add(origin, one, time === 0 ? scarce : plenty);
        times.push(since(before));
      }
    }),
  );
  const seconds = since(began) / 1000;
  const pieces = await Promise.all(visits.map((one) => piecesOf(origin, one)));
  const [time = { day: '', time: '' }] = await deliveryTimes(origin);
  const ordering = performance.now();
  await Promise.all(visits.map((one) => order(origin, one, time, 'olli@ostaja.example')));
  return {
    'adds per second': Math.round(times.length / seconds),
    'add p50 ms': part(times, 0.5),
    'add p95 ms': part(times, 0.95),
    'orders per second': Math.round((SHOPPERS * 1000) / since(ordering)),
    'lost pieces': pieces.reduce((lost, count) => lost + ADDS - count, 0),
  };
}

process.once('message', (shopping: Shopping) => {
  void shop(shopping).then((times) => {
    process.send?.(times);
    process.disconnect();
  });
});
