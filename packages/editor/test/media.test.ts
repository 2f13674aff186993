import { expect, test, vi } from 'vitest';
import type { Texts } from '../src/media.ts';

const TEXTS: Texts = {
  altOf: 'Text of #',
  decorative: 'Decorative',
  add: 'Add all',
  remove: 'Leave out #',
  waiting: 'Waiting',
  sending: '# %',
  reading: 'Reading',
  done: 'Done',
  failed: 'Failed',
  allDone: 'All done',
  someFailed: '# failed',
  preview: 'Preview',
};

/** Requests that the page has sent. */
const requests: Request[] = [];

class Request extends EventTarget {
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  responseType = '';
  headers = new Map<string, string>();
  open = (): void => {};
  setRequestHeader = (name: string, value: string) => this.headers.set(name, value);
  send = () => requests.push(this);
  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event('load'));
  }
}

test('media: each picture needs a text; while they are sent, one can be left out, and the text of one that is being sent can not change', async () => {
  vi.stubGlobal('XMLHttpRequest', Request);
  URL.createObjectURL = () => 'blob:a';
  URL.revokeObjectURL = () => {};
  document.body.innerHTML = `<form data-uploads><input type="file"><p data-single><input></p>
    <input name="token" value="t"><div class="editor-actions"><button>Add</button></div></form>`;
  const form = document.querySelector('form')!;
  form.dataset['texts'] = JSON.stringify(TEXTS);
  const input = document.querySelector('input')!;
  const files = ['a $& b.png', 'b.png', 'c.png'].map((name) => new File(['x'], name));
  Object.defineProperty(input, 'files', { value: files });
  await import('../src/media.ts');
  const listRemove = (): HTMLButtonElement[] => [...form.querySelectorAll<HTMLButtonElement>('li button')];
  expect(listRemove().map((button) => button.getAttribute('aria-label'))).toEqual(
    files.map(({ name }) => `Leave out ${name}`),
  );

  form.requestSubmit();
  expect(requests).toHaveLength(0);
  for (const text of form.querySelectorAll<HTMLInputElement>('li input:not([type=checkbox])'))
    text.value = 'Kala';
  form.querySelector<HTMLInputElement>('li:last-child [type=checkbox]')!.click();
  form.requestSubmit();
  await expect.poll(() => requests).toHaveLength(1);
  expect(input.disabled).toBe(true);
  expect(listRemove().map(({ disabled }) => disabled)).toEqual([true, false, false]);
  const listReadOnly = () =>
    [...form.querySelectorAll<HTMLInputElement>('li input:not([type=checkbox])')].map(
      ({ readOnly }) => readOnly,
    );
  expect(listReadOnly()).toEqual([true, false, false]);
  listRemove()[1]!.click();
  requests[0]!.answer(413, { error: 'Too large' });
  await expect.poll(() => requests).toHaveLength(2);
  expect(requests[1]!.headers.get('x-file-name')).toBe('c.png');
  expect(requests.map(({ headers }) => headers.get('x-without-alt'))).toEqual([undefined, 'decorative']);
  requests[1]!.answer(200, {});
  await expect.poll(() => form.querySelector('[role=status]')!.textContent).toBe('1 failed');
  expect(input.disabled).toBe(false);
  expect(listRemove()[0]!.disabled).toBe(false);
  // A refused picture is sent again with the text that it has then.
  expect(listReadOnly()).toEqual([false, true]);
});
