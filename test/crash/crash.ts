/**
 * Kills the server while visitors send their forms, and says what is left: `npm run crash`, or with another number of
 * submissions `npm run crash -- 50`. Ends with 1 where an acknowledged one is gone, or any is half or doubled.
 */
import { crash } from './run.ts';

const report = await crash(Number(process.argv[2] ?? 200));
console.log(`${report.sent} submissions, the server killed (SIGKILL) after ${report.acknowledged} answers`);
console.log(
  `stored at the kill: ${report.stored}, of which not yet answered: ${report.stored - report.acknowledged + report.lost}`,
);
console.log(`answered and lost: ${report.lost}`);
console.log(`stored without their files: ${report.half}`);
console.log(`after sending again: doubled ${report.twice}, missing ${report.missing}`);
if (report.lost + report.half + report.twice + report.missing > 0) process.exitCode = 1;
