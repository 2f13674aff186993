import { expect, test, vi } from 'vitest';
import { createRichTextEditor, getHtml } from '../../src/writing/rich-text.ts';
import { replacePicture, setPicture, uploadPictures } from '../../src/writing/pictures.ts';
import { hasLostPictures } from '../../src/writing/pasted-html.ts';

const DOT = 'data:image/png;base64,iVBORw0KGgo=';
const create = (html: string, onChange = vi.fn()) =>
  createRichTextEditor({
    element: document.createElement('div'),
    html,
    label: 'Teksti',
    hasHistory: false,
    onChange,
  });

test('picture in a text: it keeps its address, alternative text and size', () => {
  const html =
    '<p>a<img src="/media/library/7/a.jpg" alt="Kala" width="40" height="20">b<sup>2</sup>c<sub>2</sub></p>';
  const editor = create(html);
  expect(getHtml(editor)).toBe(html);
  editor.commands.setNodeSelection(2);
  setPicture(editor, '/media/library/8/b.jpg', 'Kissa');
  expect(getHtml(editor)).toBe(
    '<p>a<img src="/media/library/8/b.jpg" alt="Kissa">b<sup>2</sup>c<sub>2</sub></p>',
  );
});

test('pasted picture: it is uploaded once, and each use gets the address', async () => {
  const editor = create('<p>Ennen</p>');
  const upload = vi.fn(async (_file: File, _alt: string) => ({ url: '/media/library/7/a.png' }));
  const onDone = vi.fn();
  uploadPictures(editor, { upload, onDone, onFailure: vi.fn(), onLate: vi.fn() });
  editor.view.pasteHTML(
    `<p>x<img src="${DOT}" alt="Kala"></p><p><img src="${DOT}" alt="Kala">y</p>`,
    new Event('paste') as ClipboardEvent,
  );
  await vi.waitFor(() => expect(getHtml(editor)).not.toContain('data:'));
  expect(getHtml(editor).match(/src="\/media\/library\/7\/a\.png"/g)).toHaveLength(2);
  expect(upload.mock.calls.map(([file, alt]) => [file.type, file.size, alt])).toEqual([
    ['image/png', 8, 'Kala'],
  ]);
  expect(onDone).toHaveBeenCalledExactlyOnceWith('Kala');
});

test('pasted picture: an empty text of another program is none, so that the picture waits for its text [EDITOR]', async () => {
  const editor = create(`<p>a<img src="${DOT}" alt="">b</p>`);
  const upload = vi.fn(async (_file: File, _alt: string) => ({ url: '/media/library/7/a.png' }));
  uploadPictures(editor, { upload, onDone: vi.fn(), onFailure: vi.fn(), onLate: vi.fn() });
  await vi.waitFor(() => expect(getHtml(editor)).toBe('<p>a<img src="/media/library/7/a.png">b</p>'));
  expect(upload.mock.calls[0]?.[1]).toBe('');
});

test('pasted picture: one that is refused is removed, and the text stays', async () => {
  const editor = create(`<p>a<img src="${DOT}">b<img src="${DOT}">c</p>`);
  const onFailure = vi.fn();
  uploadPictures(editor, {
    upload: () => Promise.reject(new Error('no')),
    onDone: vi.fn(),
    onFailure,
    onLate: vi.fn(),
  });
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(getHtml(editor)).toBe('<p>abc</p>');
});

test.each([
  ['file:///C:/Users/pia/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png', true],
  ['https://lh7-us.googleusercontent.com/docsz/AD_4nX', true],
  ['cid:image001.png@01DB', true],
  ['//other.example/a.png', true],
  ['/media/library/7/a.jpg', false],
  [DOT, false],
])('pasted picture %s: that its data is lost is %s', (src, isLost) => {
  const html = `<p>Kuva: <img src="${src}"></p>`;
  expect(hasLostPictures(html)).toBe(isLost);
  const editor = create('');
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  expect(getHtml(editor).includes('<img')).toBe(!isLost);
});

test('pasted picture: writing ends before it is uploaded, and its new address is told for the text that was left [EDITOR]', async () => {
  const editor = create(`<p>a<img src="${DOT}">b</p>`);
  let send: (sent: { url: string }) => void = () => {};
  const upload = vi.fn(() => new Promise<{ url: string }>((resolve) => (send = resolve)));
  const onLate = vi.fn();
  const stop = uploadPictures(editor, { upload, onDone: vi.fn(), onFailure: vi.fn(), onLate });
  await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce());
  const left = getHtml(editor);
  stop();
  editor.destroy();
  // The text is opened again: the picture is not sent twice.
  const again = create(left);
  uploadPictures(again, { upload, onDone: vi.fn(), onFailure: vi.fn(), onLate: vi.fn() });
  send({ url: '/media/library/7/a.png' });
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledExactlyOnceWith(DOT, '/media/library/7/a.png'));
  await vi.waitFor(() => expect(getHtml(again)).toContain('src="/media/library/7/a.png"'));
  expect(upload).toHaveBeenCalledOnce();
  expect(replacePicture(left, DOT, '/media/library/7/a.png')).toContain('src="/media/library/7/a.png"');
});

test('pasted picture: writing ends and it is refused, so it is removed from the text that was left [EDITOR]', async () => {
  const editor = create(`<p>a<img src="${DOT}">b</p>`);
  const onLate = vi.fn();
  uploadPictures(editor, {
    upload: () => Promise.reject(new Error('no')),
    onDone: vi.fn(),
    onFailure: vi.fn(),
    onLate,
  });
  const left = getHtml(editor);
  editor.destroy();
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledExactlyOnceWith(DOT, undefined));
  expect(replacePicture(left, DOT, undefined)).toBe('<p>ab</p>');
});
