/**
 * Runs two instances of the reference CMS behind nginx on one PostgreSQL, with visitors and editors, and kills, restarts and deploys
 * them meanwhile: `npm run load`, or shorter `npm run load -- --minutes=2 --visitors=40`. Exits with 1 if an acknowledged write is lost
 * or doubled, something is oversold, or a visitor sees a failure other than 503 with Retry-After.
 */
import { parseArgs } from 'node:util';
import { runLoad } from './run.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '200' },
    editors: { type: 'string', default: '5' },
    /** Mean pause of a person between two actions, in seconds. */
    think: { type: 'string', default: '10' },
    /** The commit of the version that is replaced, and to which the run goes back. */
    previous: { type: 'string' },
    /** First of three ports. */
    port: { type: 'string', default: '5600' },
  },
});

const wrong = await runLoad({
  minutes: Number(values.minutes),
  visitors: Number(values.visitors),
  editors: Number(values.editors),
  thinkMs: Number(values.think) * 1000,
  port: Number(values.port),
  previous: values.previous,
});
for (const sentence of wrong) console.log(`✗ ${sentence}`);
if (wrong.length > 0) process.exitCode = 1;
else console.log('✓ Nothing is lost, doubled or oversold, and every failure was a 503 with Retry-After.');
