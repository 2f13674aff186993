import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildEditorScript } from '../wordpress/editor-script.ts';
import { readPo } from '../wordpress/po.ts';

const plugin = resolve(import.meta.dirname, '../../packages/wordpress');

/** All texts that the plugin's PHP and scripts translate. */
const texts = new Set(
  readdirSync(plugin, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(php|js|tsx?)$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(plugin, name), 'utf8').matchAll(
        /(?:__|esc_html__|esc_html_e|esc_attr__)\(\s*'((?:[^'\\]|\\.)*)',\s*'saaristo'\s*\)/g,
      ),
    ])
    .map(([, text]) => text!.replaceAll("\\'", "'")),
);

const placeholders = (text: string): string[] => (text.match(/%(\d\$)?[sd]/g) ?? []).toSorted();

describe('texts of the WordPress plugin', () => {
  it('there are many of them', () => expect(texts.size).toBeGreaterThan(100));

  it.each(['fi', 'sv_SE'])(
    '%s has one translation of each, with the same placeholders, and no unused one',
    (locale) => {
      const po = readPo(readFileSync(join(plugin, `languages/saaristo-${locale}.po`), 'utf8'));
      expect([...texts].filter((text) => !po.has(text))).toEqual([]);
      expect([...po.keys()].filter((text) => text !== '' && !texts.has(text))).toEqual([]);
      const wrong = [...texts].filter(
        (text) => placeholders(po.get(text) ?? '').join() !== placeholders(text).join(),
      );
      expect(wrong).toEqual([]);
    },
  );
});

it("editor script: it uses WordPress's React and packages, and brings no other [WORDPRESS]", async () => {
  const script = await buildEditorScript();
  expect(script).not.toMatch(/react\.(element|transitional|production)|\brequire\(|^import /m);
  expect(script).toMatch(/\}\)\(wp\.\w+(, wp\.\w+)*\);\n$/);
});
