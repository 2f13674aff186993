import { expect, test, vi } from 'vitest';
import { isLayout } from '../../src/fields/HtmlTexts.tsx';
import { toRichText } from '../../src/writing/pasted-html.ts';
import { createRichTextEditor, getHtml, selectText, setHtml } from '../../src/writing/rich-text.ts';
import { changeTable, insertTable } from '../../src/writing/tables.ts';

/** A table as Word writes it. */
const TABLE = `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr><th><p class=MsoNormal>Maa</p></th>
  <th><p class=MsoNormal>Hinta</p></th></tr></thead><tr><td colspan=2 width=300 style='width:225pt'><p class=MsoNormal>Suomi</p></td></tr></table>`;

test('pasted text: a table of Word stays a table, without its styles [EDITOR]', () => {
  const editor = createRichTextEditor({
    element: document.createElement('div'),
    html: '',
    label: 'Teksti',
    hasHistory: true,
    onChange: () => {},
  });
  editor.commands.insertContent(toRichText(TABLE));
  const html = getHtml(editor);
  expect(html.replace(/<p><\/p>$/, '')).toBe(
    '<table><tbody><tr><th><p>Maa</p></th><th><p>Hinta</p></th></tr><tr><td colspan="2"><p>Suomi</p></td></tr></tbody></table>',
  );
  editor.destroy();
  expect(isLayout(html)).toBe(false);
  expect(isLayout('<table><caption>Hinnat</caption><tr><td>1</td></tr></table>')).toBe(true);
});

const createEditor = (html: string) =>
  createRichTextEditor({
    element: document.createElement('div'),
    html,
    label: 'Teksti',
    hasHistory: true,
    onChange: () => {},
  });
const cell = (text: string, tag = 'td') => `<${tag}><p>${text}</p></${tag}>`;
const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

test('table: a new one has a header row, and the cursor is in its first cell [EDITOR]', () => {
  const editor = createEditor('<p>Ennen</p>');
  editor.commands.setTextSelection(6);
  insertTable(editor);
  editor.commands.insertContent('Maa');
  expect(getHtml(editor)).toContain(
    table(row(cell('Maa', 'th'), cell('', 'th')), row(cell(''), cell('')), row(cell(''), cell(''))),
  );
});

test.each([
  ['addRowBefore', table(row(cell(''), cell('')), row(cell('a'), cell('b')))],
  ['addRowAfter', table(row(cell('a'), cell('b')), row(cell(''), cell('')))],
  ['addColumnBefore', table(row(cell(''), cell('a'), cell('b')))],
  ['addColumnAfter', table(row(cell('a'), cell(''), cell('b')))],
  ['toggleHeaderRow', table(row(cell('a', 'th'), cell('b', 'th')))],
  ['deleteColumn', table(row(cell('b')))],
  ['deleteTable', '<p>x</p>'],
] as const)('table: %s changes the table at the cursor [EDITOR]', (change, expected) => {
  const editor = createEditor(`${table(row(cell('a'), cell('b')))}<p>x</p>`);
  editor.commands.setTextSelection(4);
  expect(changeTable(editor, change)).toBe(true);
  expect(getHtml(editor).replace(/(?<=<\/table>)<p>x<\/p>$/, '')).toBe(expected);
});

test('table: a row is deleted, and the other rows stay [EDITOR]', () => {
  const editor = createEditor(table(row(cell('a')), row(cell('b'))));
  editor.commands.setTextSelection(4);
  changeTable(editor, 'deleteRow');
  expect(getHtml(editor).replace(/<p><\/p>$/, '')).toBe(table(row(cell('b'))));
});

test('table: the header row is the first one, wherever the cursor is [EDITOR]', () => {
  const editor = createEditor(table(row(cell('a', 'th')), row(cell('b'))));
  editor.commands.setTextSelection(12);
  changeTable(editor, 'toggleHeaderRow');
  expect(getHtml(editor).replace(/<p><\/p>$/, '')).toBe(table(row(cell('a')), row(cell('b'))));
});

test('cursor: at the end of a text that ends with a table, it is in the last cell, also after another text [EDITOR]', () => {
  const warn = vi.spyOn(console, 'warn');
  const editor = createEditor(table(row(cell('a'), cell('b'))));
  selectText(editor, editor.state.doc.content.size);
  expect(editor.state.selection.$from.parent.textContent).toBe('b');
  setHtml(editor, table(row(cell('a'), cell('b')), row(cell('c'), cell(''))));
  selectText(editor, editor.state.doc.content.size);
  setHtml(editor, table(row(cell('a'))));
  expect(editor.state.selection.$from.parent.textContent).toBe('a');
  expect(warn).not.toHaveBeenCalled();
});
