import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundledStylesheet } from '../../../pages/render/stylesheets/bundled.ts';

it('bundled stylesheet: imports are inlined and minified', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-styles-'));
  const put = (name: string, css: string) => writeFileSync(path.join(folder, name), css);
  put('site.css', "@import './card.css';\n@import './own.css';\n.own{ top: 1px; }");
  put('card.css', '/* a */\n.card > p{width:0.5em}');
  put('own.css', '.card{top:0}');
  expect(await bundledStylesheet(path.join(folder, 'site.css'))).toBe(
    '.card>p{width:.5em}.card{top:0}.own{top:1px}',
  );
  rmSync(folder, { recursive: true });
});
