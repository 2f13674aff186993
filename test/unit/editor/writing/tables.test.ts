import { expect, test } from 'vitest';
import { isLayout } from '../../../../editor/src/fields/HtmlTexts.tsx';
import { toRichText } from '../../../../editor/src/writing/pasted-html.ts';
import { createRichTextEditor, getHtml } from '../../../../editor/src/writing/rich-text.ts';

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
