import { expect, it } from 'vitest';
import { crash } from '../../crash/run.ts';
import { fillDataFolder } from './support/data-folder.ts';

it('keeps every acknowledged submission and order through SIGKILL, whole, and once when it is sent again', async () => {
  const { enquiries, orders } = await crash(20, (folder) => fillDataFolder(folder));
  expect(enquiries).toMatchObject({ sent: 20, lost: 0, half: 0, twice: 0, missing: 0 });
  expect(orders).toMatchObject({ sent: 10, lost: 0, astray: 0, twice: 0, missing: 0 });
  const acknowledged = enquiries.acknowledged + orders.acknowledged;
  expect(acknowledged).toBeGreaterThanOrEqual(15);
  expect(acknowledged).toBeLessThan(30);
}, 180_000);
