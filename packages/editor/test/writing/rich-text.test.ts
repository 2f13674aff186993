import { expect, test } from 'vitest';
import { createRichTextEditor, getHtml, selectText, setHtml } from '../../src/writing/rich-text.ts';

test('rich text: a heading keeps its id when it is changed and split', () => {
  const editor = createRichTextEditor({
    element: document.createElement('div'),
    html: '<h2 id="laatu">Laatu</h2>',
    label: 'Teksti',
    hasHistory: false,
    onChange: () => {},
  });
  editor.chain().insertContentAt(6, ' ja maku').setTextSelection(10).splitBlock().run();
  expect(getHtml(editor)).toBe('<h2 id="laatu">Laatu ja </h2><h2>maku</h2>');
  editor.destroy();
});

/** The text with `|` at the cursor. */
const LIST = '<ul><li><p>yksi</p></li><li><p>ka|ksi</p></li></ul>';
test.each<[string, before: string, after: string]>([
  ['a paragraph before it', '<p>eka</p><p>to|ka</p>', '<p>eka on pitkä</p><p>to|ka</p>'],
  ['a new paragraph before it', '<p>to|ka</p>', '<h2>Uusi</h2><p>to|ka</p>'],
  [
    'paragraphs before and after it',
    '<p>a</p><p>to|ka</p><p>c</p>',
    '<p>uusi</p><p>b</p><p>to|ka</p><p>loppu</p>',
  ],
  ['a removed paragraph before it', '<p>eka</p><p>to|ka</p>', '<p>to|ka</p>'],
  ['words before it', '<p>aamu |</p>', '<p>hyvä aamu |</p>'],
  ['the style of its paragraph', '<p>to|ka</p>', '<h3>to|ka</h3>'],
  ['another item of its list', LIST, LIST.replace('yksi', 'aivan uusi')],
  ['a new item of its list', LIST, LIST.replace('<ul>', '<ul><li><p>nolla</p></li>')],
  ['repeated letters', '<p>aa|</p>', '<p>aaaa|</p>'],
  [
    'a cell of its table',
    '<table><tbody><tr><td><p>a</p></td><td><p>b|</p></td></tr></tbody></table>',
    '<table><tbody><tr><td><p>oma</p></td><td><p>b|</p></td></tr></tbody></table>',
  ],
])('rich text: another editor changes %s, the cursor stays in its words', (_name, before, after) => {
  const editor = createRichTextEditor({
    element: document.createElement('div'),
    html: before.replace('|', ''),
    label: 'Teksti',
    hasHistory: false,
    onChange: () => {},
  });
  const at = (html: string): number => {
    let found = 0;
    const marked = createRichTextEditor({
      element: document.createElement('div'),
      html,
      label: '',
      hasHistory: false,
      onChange: () => {},
    });
    marked.state.doc.descendants((node, position) => {
      const index = node.text?.indexOf('|') ?? -1;
      if (index >= 0) found = position + index;
    });
    marked.destroy();
    return found;
  };
  selectText(editor, at(before));
  setHtml(editor, after.replace('|', ''));
  expect(getHtml(editor).replaceAll(/ (?:col|row)span="1"/g, '')).toBe(after.replace('|', ''));
  expect(editor.state.selection.from).toBe(at(after));
  editor.destroy();
});
