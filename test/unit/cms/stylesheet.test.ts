import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundledStylesheet } from '../../../cms/assets/stylesheet.ts';

it('gives fallbacks the styles of islands, under names that no other sheet has', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-styles-'));
  const put = (name: string, css: string) => writeFileSync(path.join(folder, name), css);
  put('site.css', "@import './Card.module.css';\n@import './own.css';\n.own{ top: 1px; }");
  put(
    'Card.module.css',
    '/* a .b c */\n.card:has(.link)>p{width:.5em}@media print{.card .link{margin:0.5em}}',
  );
  put('own.css', '.card{top:0}');
  expect(await bundledStylesheet(path.join(folder, 'site.css'))).toBe(
    '.Card-card:has(.Card-link)>p{width:.5em}@media print{.Card-card .Card-link{margin:.5em}}.card{top:0}.own{top:1px}',
  );
  rmSync(folder, { recursive: true });
});
