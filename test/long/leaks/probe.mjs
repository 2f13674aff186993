/**
 * Loaded into a server with `--import`: on SIGUSR2 it collects garbage and appends the memory and handles of the process to the file `LEAKS_PROBE`.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  v8.setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  const file = process.env['LEAKS_PROBE'];
  const append = async () => {
    for (let times = 0; times < 4; times += 1) {
      gc();
      await pause();
    }
    const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
    const status = readFileSync('/proc/self/status', 'utf8');
    const held = {
      heap: heapUsed,
      external,
      arrayBuffers,
      rss,
      threads: Number(/Threads:\s+(\d+)/.exec(status)[1]),
      files: readdirSync('/proc/self/fd').length,
      resources: process.getActiveResourcesInfo().length,
    };
    appendFileSync(file, `${JSON.stringify(held)}\n`);
  };
  process.on('SIGUSR2', () => void append());
}
