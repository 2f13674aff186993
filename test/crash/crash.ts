/**
 * Kills the server while visitors send forms and orders, and prints what is stored: `npm run crash`, or with another number of
 * submissions `npm run crash -- 50`. Exits with 1 if an acknowledged one is missing, or one is incomplete or doubled.
 */
import { crash } from './run.ts';

const { enquiries, orders } = await crash(Number(process.argv[2] ?? 200));
console.log(
  'The server was killed (SIGKILL) in the midst of them, started again, and sent what it had not answered:',
);
console.table({ enquiries, orders });
const faults = [enquiries, orders].map(({ lost, twice, missing }) => lost + twice + missing);
if (faults.some((count) => count > 0) || enquiries.half > 0 || orders.astray > 0) process.exitCode = 1;
