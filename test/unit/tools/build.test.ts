import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { reservedSpaceCss } from '../../../tools/build/reserved-space.ts';
import { builtTable, filesOf } from '../../../tools/build/table.ts';
import { findWidgets, loadDefinitions, type LoadedDefinition } from '../../../tools/build/widgets.ts';

const widget = (name: string, more: object = {}): LoadedDefinition =>
  ({ name, definition: { name, load: 'visible', reservedHeight: 0, ...more } }) as LoadedDefinition;

const chunk = (name: string, more: object = {}) => ({
  file: `chunks/${name}-HASH.js`,
  name,
  isEntry: true,
  src: name,
  ...more,
});

const manifest = (more: Manifest = {}): Manifest => ({
  react: { file: 'chunks/react-HASH.js', name: 'react' },
  a: chunk('a', { imports: ['react'], css: ['chunks/a-HASH.css'] }),
  b: chunk('b', { imports: ['a', 'react'] }),
  report: chunk('report'),
  'edit-mode': chunk('edit-mode'),
  ...more,
});

/** The rows of the table as the script reads them: name, load, files with the widget's own first. */
function rowsOf(code: string): Record<string, { load: string; files: string[] }> {
  const text = String.raw`("(?:[^"\\]|\\.)*")`;
  const given = new RegExp(`table\\(${text}, ${text}, ${text}\\)`).exec(code)!.slice(1);
  const [names = '', hash = '', rows = ''] = given.map((one) => JSON.parse(one) as string);
  const shared = names.split(';').map((row) => row.split(' '));
  const filesAt = (places: string[]): string[] =>
    places.flatMap((place) => [...filesAt(shared[Number(place)]!.slice(1)), shared[Number(place)]![0]!]);
  return Object.fromEntries(
    rows.split(';').flatMap((group) => {
      const [head = '', ...own] = group.split(',');
      const [load, ...places] = head.split(' ');
      return own.map((row) => {
        const [name = '', sheet] = row.split('+');
        const sheets = sheet === '' ? [`${name}-${hash}.css`] : [];
        return [name, { load: load || 'eager', files: [`${name}-${hash}`, ...filesAt(places), ...sheets] }];
      });
    }),
  );
}

test('BUILD a widget’s files are its own first, then what it imports, then styles, each once', () => {
  expect(filesOf(manifest(), manifest()['b']!)).toEqual([
    'chunks/b-HASH.js',
    'chunks/a-HASH.js',
    'chunks/react-HASH.js',
    'chunks/a-HASH.css',
  ]);
});

test('BUILD the table has every widget with its load, its own files and, each after what it needs, the shared ones', () => {
  const shared = {
    a: chunk('a', { imports: ['form', 'react'], css: ['chunks/a-HASH.css', 'chunks/other.css'] }),
    form: chunk('form', { imports: ['react'], css: ['chunks/form-HASH.css'] }),
  };
  const rows = rowsOf(builtTable(manifest(shared), 'HASH', [widget('a', { load: 'eager' }), widget('b')]));
  expect(rows['a']).toEqual({
    load: 'eager',
    files: ['a-HASH', 'react-HASH', 'form-HASH.css', 'form-HASH', 'other.css', 'a-HASH.css'],
  });
  expect(rows['b']).toMatchObject({ load: 'visible' });
  expect(rows['b']!.files).toContain('a-HASH');
});

test('BUILD a load that the table cannot hold is refused, not written wrong', () => {
  const spaced = widget('a', { load: 'media((min-width: 600px) and (hover))' });
  expect(() => builtTable(manifest(), 'HASH', [spaced])).toThrow(/a: .*media/);
  const tight = builtTable(manifest(), 'HASH', [widget('a', { load: 'media((min-width:600px))' })]);
  expect(rowsOf(tight)['a']).toMatchObject({ load: 'media((min-width:600px))' });
});

test('BUILD space is kept for each widget by its height, narrow and wide', () => {
  const css = reservedSpaceCss([
    widget('a', { reservedHeight: 44 }),
    widget('b', { reservedHeight: 44 }),
    widget('c', { reservedHeight: { narrow: 60, wide: 180 } }),
    widget('d'),
  ]);
  expect(css).toContain("[data-widget='a'],[data-widget='b']{min-height:44px}");
  expect(css).toContain("[data-widget='c']{min-height:60px}");
  expect(css).toMatch(/@media \(width > 1024px\)\{\[data-widget='c'\]\{min-height:180px\}\}/);
  expect(css).not.toContain("'d'");
});

test('BUILD every widget folder is found, with definition and examples', async () => {
  const found = await loadDefinitions(findWidgets());
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['faq-list', 'like-button']));
  for (const { name, definition, examples } of found) {
    expect(definition.name).toBe(name);
    expect(Object.keys(examples).length).toBeGreaterThan(0);
  }
});
