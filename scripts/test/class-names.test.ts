import { expect, test } from 'vitest';
import { classNameOf } from '../../packages/build/class-names.ts';

test('class names: they contain a hash of the stylesheet, so that two versions do not style each other [BUILD]', () => {
  const css = '.row { top: 0 }\n.cell { top: 0 }';
  const [row, cell] = ['row', 'cell'].map((name) => classNameOf(name, '/a.module.css', css));
  expect(row).toMatch(/^_row_[0-9a-f]{5}$/);
  expect(cell).toBe(row!.replace('row', 'cell'));
  expect(classNameOf('row', '/elsewhere/a.module.css', css)).toBe(row);
  expect(classNameOf('row', '/a.module.css', `${css} `)).not.toBe(row);
});
