/** `npm run dev` in a copy of the project: the first start, and the effect of saving a file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { copyProject } from '../copy-project.ts';
import { expect, test } from './fixtures.ts';
import { marker } from './site.ts';

const COPIED = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'packages/cms/server/development.ts',
  'mount',
  'packages/build',
  'src',
  'styles',
  'test/e2e/development-server.ts',
  'scripts',
  'vite.config.ts',
  'widgets',
];

const examples = {
  'delivery-check': {},
  'card-carousel': { cards: [{ header: 'Kortti', link: '/' }] },
  'question-form': { successText: 'Kiitos!' },
};
const markers = [
  ...Object.entries(examples).map(([name, props]) => marker(name, props, '', 'data-load="eager"')),
  marker('delivery-chek', {}, ''),
  marker('like-button', { contentId: '7', likeCuont: 3 }, '', 'data-load="eager"'),
];

/** Returns the first address that a server prints. */
async function addressIn(output: Readable): Promise<string> {
  let text = '';
  for await (const part of output.iterator({ destroyOnReturn: false })) {
    text += String(part);
    const [address] = /http:\S+(?=\s)/.exec(text) ?? [];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error(`No address in: ${text}`);
}

test(
  'development server: islands mount at the first start, a saved change shows without a reload and keeps typed text, and an error shows its place [DEV]',
  { tag: ['@once', '@long'] },
  async ({ page, allow }) => {
    // Vite bundles all dependencies again.
    test.setTimeout(300_000);
    const copy = copyProject(COPIED);
    const server = spawn(
      process.execPath,
      ['--import', 'tsx', 'test/e2e/development-server.ts', ...markers],
      { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(server, 'exit');
    try {
      const address = await addressIn(server.stdout);
      let loads = 0;
      page.on('load', () => (loads += 1));
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      allow(/no such widget|unknown prop/);
      await page.goto(address, { timeout: 120_000 });
      for (const name of Object.keys(examples))
        await expect(page.locator(`[data-widget=${name}]`)).toHaveAttribute('data-widget-state', 'mounted', {
          timeout: 120_000,
        });
      const check = page.locator('[data-widget=delivery-check]');
      const field = check.getByRole('textbox', { name: 'Postinumero' });
      await field.fill('00160');
      const save = (file: string, from: string, to: string) => {
        const path = join(copy, 'src/ui/delivery-check', file);
        const text = readFileSync(path, 'utf8');
        expect(text).toContain(from);
        writeFileSync(path, text.replace(from, to));
      };

      /** Milliseconds from saving until the change shows. */
      const took: Record<string, number> = {};
      const shows = async (what: string, holds: (island: Node | null) => boolean) => {
        const saved = performance.now();
        // Checks in each frame, because an assertion polls once a second.
        await page.waitForFunction(holds, await check.elementHandle(), { polling: 'raf', timeout: 30_000 });
        took[what] = Math.round(performance.now() - saved);
      };

      save('DeliveryCheck.tsx', "{t('postalCode')}", "{t('postalCode')} *");
      await shows('component', (island) => island?.textContent?.includes('Postinumero *') ?? false);
      save('DeliveryCheck.module.css', 'max-width: 30rem;', 'max-width: 137px;');
      await shows(
        'styles',
        (island) => getComputedStyle((island as Element).querySelector('form')!).maxWidth === '137px',
      );
      save('messages.ts', "check: 'Tarkista',", "check: 'Kokeile',");
      await shows(
        'texts',
        (island) => (island as Element).querySelector('form button')?.textContent === 'Kokeile',
      );
      test.info().annotations.push({ type: 'ms until it shows', description: JSON.stringify(took) });
      // On an idle machine: `CALM=1 npx playwright test development`.
      if (process.env['CALM']) expect(Math.max(...Object.values(took))).toBeLessThan(1_000);
      await expect(check.getByRole('textbox')).toHaveValue('00160');
      expect(warnings).toEqual([
        expect.stringContaining('no such widget (did you mean "delivery-check"?)'),
        expect.stringContaining('unknown prop "likeCuont" (did you mean "likeCount"?)'),
      ]);

      // An error shows its file and line, and the island is mounted again after the fix.
      allow(/broken on purpose/);
      save(
        'DeliveryCheck.tsx',
        '  const t = useTexts(',
        "  if (document) throw new Error('broken on purpose');\n  const t = useTexts(",
      );
      await expect(check).toHaveAttribute('data-widget-state', 'failed');
      const panel = page.getByRole('alert').filter({ hasText: 'delivery-check has failed' });
      await expect(panel).toContainText('broken on purpose');
      const line = readFileSync(join(copy, 'src/ui/delivery-check/DeliveryCheck.tsx'), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('broken on purpose'));
      await expect(panel.getByRole('button', { name: `DeliveryCheck.tsx:${line + 1}:` })).toBeVisible();
      if (process.env['DEV_PICTURE']) await page.screenshot({ path: process.env['DEV_PICTURE'] });
      save('DeliveryCheck.tsx', "  if (document) throw new Error('broken on purpose');\n", '');
      await expect(check).toHaveAttribute('data-widget-state', 'mounted');
      await expect(panel).toBeHidden();
      expect(loads).toBe(1);
    } finally {
      server.kill();
      await ended;
      rmSync(copy, { recursive: true, force: true });
    }
  },
);
