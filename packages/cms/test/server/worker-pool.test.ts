import { expect, test, vi } from 'vitest';
import { createWorkerPool } from '../../platform/worker-pool.ts';

test('pool: a process that is ended without a task is reported, and the next task has another', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const pool = createWorkerPool({
    runtime: 'child_process',
    filename: 'data:text/javascript,export default () => process.pid',
  });
  const first: number = await pool.run(undefined);
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() =>
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('without a task'),
      expect.objectContaining({ message: 'Worker exited unexpectedly' }),
    ),
  );
  expect(await pool.run(undefined)).not.toBe(first);
  await pool.destroy();
});
