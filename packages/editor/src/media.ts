/**
 * The media library: uploads several files with their progress, and shows a picture before it replaces another one. Without this script,
 * files are added one at a time.
 */

/** Texts of the page, in the language of the person. */
export type Texts = Record<
  | 'altOf'
  | 'decorative'
  | 'add'
  | 'remove'
  | 'waiting'
  | 'sending'
  | 'reading'
  | 'done'
  | 'failed'
  | 'allDone'
  | 'someFailed'
  | 'preview',
  string
>;

interface Upload {
  file: File;
  /** Sent again with each attempt, so that the picture is stored once. */
  key: string;
  row: HTMLLIElement;
  alt: HTMLInputElement;
  decorative: HTMLInputElement;
  progress: HTMLProgressElement;
  state: HTMLElement;
  remove: HTMLButtonElement;
  isDone: boolean;
}

const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

const isPicture = (file: File): boolean => !/\.(?:pdf|docx|xlsx)$/i.test(file.name);

const readTexts = (form: HTMLFormElement): Texts => JSON.parse(form.dataset['texts']!) as Texts;

/** Creates an image of a file. Its URL is revoked when the image is loaded or has failed. */
function createPreview(file: File): HTMLImageElement {
  const image = createElement('img', { alt: '', src: URL.createObjectURL(file) });
  const revoke = (): void => URL.revokeObjectURL(image.src);
  image.addEventListener('load', revoke, { once: true });
  image.addEventListener(
    'error',
    () => {
      revoke();
      image.removeAttribute('src');
    },
    { once: true },
  );
  return image;
}

/** Creates the place of a preview with the extension of a document. */
const createDocumentTile = ({ name }: File): HTMLElement => {
  const tile = createElement('span', { className: 'editor-document', textContent: name.split('.').at(-1)! });
  tile.ariaHidden = 'true';
  return tile;
};

/** Sends a file. Resolves with the server's error, or undefined. */
const send = (
  { file, key, alt, decorative }: Upload,
  token: string,
  tags: string,
  failed: string,
  onProgress: (share: number) => void,
): Promise<string | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/editor/api/media?kind=any');
    request.responseType = 'json';
    // The server decides by the content.
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-editor-token', token);
    request.setRequestHeader('idempotency-key', key);
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name));
    request.setRequestHeader('x-alt', encodeURIComponent(alt.value));
    if (decorative.checked) request.setRequestHeader('x-without-alt', 'decorative');
    request.setRequestHeader('x-tags', encodeURIComponent(tags));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { error } = (request.response ?? {}) as { error?: unknown };
      resolve(request.status === 200 ? undefined : typeof error === 'string' ? error : failed);
    });
    for (const name of ['error', 'abort', 'timeout']) request.addEventListener(name, () => resolve(failed));
    request.send(file);
  });

/** Lets the form take several pictures. One picture is sent by the form itself. */
function enhanceUploads(form: HTMLFormElement): void {
  const t = readTexts(form);
  const input = form.querySelector<HTMLInputElement>('input[type=file]')!;
  const single = form.querySelector<HTMLElement>('[data-single]')!;
  const button = form.querySelector<HTMLButtonElement>('.editor-actions button')!;
  const buttonText = button.textContent;
  const list = createElement('ul', { className: 'editor-uploads' });
  const summary = createElement('p', { className: 'editor-muted' });
  summary.setAttribute('role', 'status');
  input.multiple = true;
  single.before(list);
  form.append(summary);
  let uploads: Upload[] = [];

  const show = (): void => {
    const isSeveral = uploads.length > 0;
    list.replaceChildren(...uploads.map(({ row }) => row));
    const [chosen] = input.files ?? [];
    single.hidden = isSeveral || (chosen !== undefined && !isPicture(chosen));
    for (const field of single.querySelectorAll('input')) field.disabled = single.hidden;
    button.textContent = isSeveral ? t.add : buttonText;
  };

  const createUpload = (file: File, index: number): Upload => {
    const alt = createElement('input', {
      id: `alt-${index}`,
      maxLength: 300,
      autocomplete: 'off',
      required: isPicture(file),
    });
    const label = createElement('label', {
      htmlFor: alt.id,
      textContent: t.altOf.replace('#', () => file.name),
    });
    const decorative = createElement('input', { type: 'checkbox' });
    const decorativeLabel = createElement('label', { className: 'editor-check' });
    decorativeLabel.append(decorative, ` ${t.decorative}`);
    decorative.addEventListener('change', () => {
      alt.disabled = decorative.checked;
    });
    const progress = createElement('progress', { max: 1, value: 0 });
    progress.setAttribute('aria-label', file.name);
    const state = createElement('p', { className: 'editor-muted', textContent: t.waiting });
    const remove = createElement('button', { type: 'button', className: 'editor-plain', textContent: '×' });
    remove.setAttribute(
      'aria-label',
      t.remove.replace('#', () => file.name),
    );
    const row = createElement('li');
    const body = createElement('div');
    if (isPicture(file)) body.append(label, alt, decorativeLabel);
    else body.append(file.name);
    body.append(progress, state);
    row.append(isPicture(file) ? createPreview(file) : createDocumentTile(file), body, remove);
    const upload = {
      file,
      key: crypto.randomUUID(),
      row,
      alt,
      decorative,
      progress,
      state,
      remove,
      isDone: false,
    };
    remove.addEventListener('click', () => {
      const at = uploads.indexOf(upload);
      uploads = uploads.filter((one) => one !== upload);
      if (uploads.length === 0) input.value = '';
      show();
      (uploads[at] ?? uploads.at(-1))?.remove.focus();
      if (uploads.length === 0) input.focus();
    });
    return upload;
  };

  const readFiles = (): void => {
    uploads = input.files && input.files.length > 1 ? [...input.files].map(createUpload) : [];
    summary.textContent = '';
    show();
  };
  input.addEventListener('change', readFiles);
  // Files may be selected before this script is loaded.
  readFiles();

  const sendAll = async (): Promise<void> => {
    const data = new FormData(form);
    const readField = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const token = readField('token');
    const tags = readField('tags');
    button.disabled = input.disabled = true;
    summary.textContent = '';
    for (const upload of uploads.filter(({ isDone }) => !isDone)) {
      // The person may have left it out meanwhile.
      if (!uploads.includes(upload)) continue;
      const { progress, state } = upload;
      // The text is sent with the picture; one that is typed now would be lost.
      upload.remove.disabled = upload.alt.readOnly = upload.decorative.disabled = true;
      state.className = 'editor-muted';
      const error = await send(upload, token, tags, t.failed, (share) => {
        progress.value = share;
        state.textContent = share < 1 ? t.sending.replace('#', String(Math.round(share * 100))) : t.reading;
      });
      upload.isDone = error === undefined;
      upload.remove.disabled = false;
      upload.remove.hidden = upload.isDone;
      upload.alt.readOnly = upload.decorative.disabled = upload.isDone;
      progress.value = upload.isDone ? 1 : 0;
      state.textContent = error ?? t.done;
      state.className = error === undefined ? 'editor-muted' : 'editor-error';
    }
    button.disabled = input.disabled = false;
    const left = uploads.filter(({ isDone }) => !isDone).length;
    summary.textContent = left === 0 ? t.allDone : t.someFailed.replace('#', String(left));
    // The pictures are in the list then.
    if (left === 0) location.assign('/editor/media');
    else button.focus();
  };
  form.addEventListener('submit', (event) => {
    if (uploads.length === 0) return;
    event.preventDefault();
    void sendAll();
  });
}

/** Shows the selected picture beside the one that it replaces. */
function enhanceReplacement(form: HTMLFormElement): void {
  const t = readTexts(form);
  const input = form.querySelector<HTMLInputElement>('input[type=file]')!;
  const place = createElement('figure', { className: 'editor-preview', hidden: true });
  place.setAttribute('aria-live', 'polite');
  form.querySelector('.editor-actions')!.before(place);
  const showFile = (): void => {
    const [file] = input.files ?? [];
    place.hidden = !file;
    if (!file) return place.replaceChildren();
    const image = createPreview(file);
    image.alt = file.name;
    const caption = createElement('figcaption', { className: 'editor-muted', textContent: t.preview });
    image.addEventListener('load', () => {
      caption.textContent = `${t.preview}: ${image.naturalWidth} × ${image.naturalHeight} px`;
    });
    place.replaceChildren(image, caption);
  };
  input.addEventListener('change', showFile);
  showFile();
}

const add = document.querySelector<HTMLFormElement>('form[data-uploads]');
if (add) enhanceUploads(add);
const replacement = document.querySelector<HTMLFormElement>('form[data-replacement]');
if (replacement) enhanceReplacement(replacement);
