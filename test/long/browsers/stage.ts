import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findAnswer } from '../../e2e/answer-api.ts';
import { startSite } from '../../static-site.ts';
import type { Browser } from './driver.ts';
import type { Journey, Stage } from './journey.ts';
import { Tab } from './tab.ts';

/** Folder of the pictures of failed cells. */
const PICTURES = path.join(import.meta.dirname, '../../../.cache/browsers');

/**
 * Runs a journey in a new tab.
 * @returns the faults, one sentence each
 */
export async function play(
  browser: Browser,
  { name, run, allowed = [] }: Journey,
  getAddress: Stage['getAddress'],
): Promise<string[]> {
  const site = await startSite((method, url) => {
    // A prefix is that of the settings.
    url.pathname = url.pathname.replace(/^\/prefix/, '');
    return findAnswer(method, url);
  });
  const tab = new Tab(await browser.openTab());
  const wrong: string[] = [];
  try {
    await tab.resize(1280, 900);
    await run({ tab, site, getAddress });
  } catch (error) {
    wrong.push((error as Error).message);
    mkdirSync(PICTURES, { recursive: true });
    const file = path.join(PICTURES, `${tab.engine} ${name.replaceAll(/\W+/g, ' ')}.png`);
    const picture = await tab.screenshot().catch(() => undefined);
    if (picture) writeFileSync(file, picture);
  }
  wrong.push(...tab.faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault))));
  await tab.close();
  await site.close();
  return wrong;
}
