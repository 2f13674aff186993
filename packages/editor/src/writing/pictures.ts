/** Pictures within rich text. */
import { type Editor, Node } from '@tiptap/core';

export const pictures = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      ['src', 'alt', 'width', 'height', 'title', 'loading'].map((name) => [name, { default: null }]),
    ),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Sets the picture that is selected, or inserts one at the cursor. */
export const setPicture = (editor: Editor, src: string, alt: string): boolean =>
  editor.chain().focus().insertContent({ type: 'picture', attrs: { src, alt } }).run();

/** Inserts pictures of the clipboard that are files, such as screenshots. Returns whether there are any. */
export function pasteFiles(editor: Editor, data: DataTransfer | null): boolean {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0 || data!.types.includes('text/html')) return false;
  for (const file of files) {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (!editor.isDestroyed)
        editor.commands.insertContent({ type: 'picture', attrs: { src: reader.result } });
    });
    reader.readAsDataURL(file);
  }
  return true;
}

/** Returns the file in a `data:` address; undefined for other addresses. */
function readDataUrl(url: unknown): File | undefined {
  const [, type, data] = /^data:(image\/[\w.+-]+);base64,(.+)$/s.exec(String(url)) ?? [];
  if (type === undefined || data === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return new File([bytes], type.replace('/', '.'), { type });
  } catch {
    return new File([], type.replace('/', '.'), { type });
  }
}

interface Uploads {
  upload: (file: File, alt: string) => Promise<{ url: string }>;
  /** Is called with each picture that is in the library now. */
  onDone: (alt: string | null) => void;
  /** Is called when a picture was removed, because it could not be uploaded. */
  onFailure: (error: unknown) => void;
  /** Is called instead of changing the text if its writing has ended: with the address as data and the new one; undefined removes it. */
  onLate: (src: string, url: string | undefined) => void;
}

/** The uploads that are under way, by the address as data. A text that is opened again waits for the same one. */
const uploads = new Map<unknown, Promise<{ url: string }>>();

/** Changes the address of a picture in HTML, or removes the picture. */
export function replacePicture(html: string, src: string, url: string | undefined): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) {
    if (picture.getAttribute('src') !== src) continue;
    if (url === undefined) picture.remove();
    else {
      picture.setAttribute('src', url);
      if (picture.alt === '') picture.removeAttribute('alt');
    }
  }
  return body.innerHTML;
}

/**
 * Uploads the pictures that a text contains as data, which pasted text does, one after the other.
 * @returns a function that stops it
 */
export function uploadPictures(editor: Editor, { upload, onDone, onFailure, onLate }: Uploads): () => void {
  const known = new Set<unknown>();
  let last = Promise.resolve();
  /** Changes each picture with an address, or removes it. */
  const change = (src: unknown, url: string | undefined): void => {
    if (editor.isDestroyed) return onLate(String(src), url);
    const { tr } = editor.state;
    tr.doc.descendants((node, position) => {
      if (node.type.name !== 'picture' || node.attrs['src'] !== src) return;
      if (url !== undefined) {
        tr.setNodeAttribute(position, 'src', url);
        // Treats an empty text as missing: other programs write it into every picture.
        if (node.attrs['alt'] === '') tr.setNodeAttribute(position, 'alt', null);
      } else tr.delete(tr.mapping.map(position), tr.mapping.map(position + node.nodeSize));
    });
    editor.view.dispatch(tr.setMeta('addToHistory', false));
  };
  const find = (): void =>
    editor.state.doc.descendants(({ type, attrs: { src, alt } }) => {
      const file = type.name === 'picture' && !known.has(src) && readDataUrl(src);
      if (!file) return;
      known.add(src);
      last = last.then(async () => {
        const sent = uploads.get(src) ?? upload(file, (alt as string | null) ?? '');
        uploads.set(src, sent);
        try {
          change(src, (await sent).url);
          onDone(alt as string | null);
        } catch (error) {
          known.delete(src);
          change(src, undefined);
          onFailure(error);
        } finally {
          uploads.delete(src);
        }
      });
    });
  find();
  editor.on('transaction', find);
  return () => void editor.off('transaction', find);
}
