import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildEditorScript } from '../wordpress/editor-script.ts';
import { readPo, writeMo, writeScriptJson } from '../wordpress/po.ts';
import { zip } from '../wordpress/zip.ts';

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

describe('readPo', () => {
  it('reads texts of several lines and omits untranslated ones', () => {
    const po =
      '# c\nmsgid ""\nmsgstr "a: b\\n"\n\nmsgid "one "\n"two"\nmsgstr "yksi "\n"\\"kaksi\\""\n\nmsgid "x"\nmsgstr ""\n';
    expect([...readPo(po)]).toEqual([
      ['', 'a: b\n'],
      ['one two', 'yksi "kaksi"'],
    ]);
  });

  it('throws with the number of an invalid line', () =>
    expect(() => readPo('msgid "a"\nmsgstr b')).toThrow('Line 2'));
});

it("writeMo: the table is sorted by the ids' bytes", () => {
  const mo = writeMo(
    new Map([
      ['b', 'bee'],
      ['ä', 'ää'],
      ['a', 'aa'],
    ]),
  );
  expect(mo.readUInt32LE(0)).toBe(0x950412de);
  const row = (table: number, index: number): string => {
    const at = mo.readUInt32LE(table) + index * 8;
    const from = mo.readUInt32LE(at + 4);
    expect(mo[from + mo.readUInt32LE(at)]).toBe(0);
    return mo.toString('utf8', from, from + mo.readUInt32LE(at));
  };
  expect([0, 1, 2].map((index) => [row(12, index), row(16, index)])).toEqual([
    ['a', 'aa'],
    ['b', 'bee'],
    ['ä', 'ää'],
  ]);
});

it('writeScriptJson: the header of the .po is omitted', () =>
  expect(
    JSON.parse(
      writeScriptJson(
        new Map([
          ['', 'x'],
          ['a', 'b'],
        ]),
        'fi',
      ),
    ),
  ).toEqual({
    domain: 'messages',
    locale_data: { messages: { '': { domain: 'messages', lang: 'fi' }, a: ['b'] } },
  }));

it("editor script: it uses WordPress's React and packages, and brings no other [WORDPRESS]", async () => {
  const script = await buildEditorScript();
  expect(script).not.toMatch(/react\.(element|transitional|production)|\brequire\(|^import /m);
  expect(script).toMatch(/\}\)\(wp\.\w+(, wp\.\w+)*\);\n$/);
});

it("zip: every file is complete at the directory's offset", () => {
  const files = [
    { name: 'a/ä.txt', content: Buffer.from('ä'.repeat(1000)) },
    { name: 'empty', content: Buffer.alloc(0) },
  ];
  const archive = zip(files);
  const end = archive.length - 22;
  expect(archive.toString('latin1', end, end + 4)).toBe('PK\x05\x06');
  let at = archive.readUInt32LE(end + 16);
  expect(at + archive.readUInt32LE(end + 12)).toBe(end);
  const found = Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [crc, packed, size] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset));
    const length = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    expect(archive.toString('utf8', local + 30, local + 30 + length)).toBe(name);
    const content = inflateRawSync(archive.subarray(local + 30 + length, local + 30 + length + packed!));
    expect([crc32(content), content.length]).toEqual([crc, size]);
    at += 46 + length;
    return { name, content };
  });
  expect(found).toEqual(files);
});
