import { expect, it } from 'vitest';
import { crash } from '../../crash/run.ts';

it('keeps every acknowledged submission through SIGKILL, whole, and once when it is sent again', async () => {
  const report = await crash(20);
  expect(report).toMatchObject({ sent: 20, lost: 0, half: 0, twice: 0, missing: 0 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(10);
  expect(report.acknowledged).toBeLessThan(20);
}, 180_000);
