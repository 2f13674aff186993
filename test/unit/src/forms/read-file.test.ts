import { expect, test } from 'vitest';
import { formatFileSize, getFault, readFile } from '#forms/files/read-file.ts';
import { MAX_FILE_BYTES } from '#schemas/files.ts';

const rule = { types: ['image/jpeg', 'application/pdf'], most: 3 } as never;
const fileOf = (name: string, type = '', size = 1) =>
  Object.defineProperty(new File(['hei'], name, { type }), 'size', { value: size });

test.each<[string, string, number, string | undefined]>([
  ['a.jpg', '', 1, undefined],
  ['a.b.JPEG', '', 1, undefined],
  ['a.pdf', '', 1, undefined],
  ['a', 'image/jpeg', 1, undefined],
  ['a', 'image/jpg', 1, undefined],
  ['a', 'image/PJPEG', 1, undefined],
  ['a.jpg', 'application/octet-stream', 1, undefined],
  ['a.exe', 'application/octet-stream', 1, 'wrongFileType'],
  ['a.jpg', 'text/html', 1, 'wrongFileType'],
  ['a.png', '', 1, 'wrongFileType'],
  ['jpg.exe', '', 1, 'wrongFileType'],
  ['a', '', 1, 'wrongFileType'],
  ['a.jpg', '', MAX_FILE_BYTES, undefined],
  ['a.jpg', '', MAX_FILE_BYTES + 1, 'fileTooLarge'],
  ['a.png', '', MAX_FILE_BYTES + 1, 'wrongFileType'],
])('file: %s of the type %j with %i bytes has the fault %s [FRM-24] [FRM-28]', (name, type, size, fault) => {
  expect(getFault(fileOf(name, type, size), rule)).toBe(fault);
});

test.each([
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['heic', 'image/heic'],
  ['heif', 'image/heic'],
])('file: the ending %s is of the type %s [FRM-24]', (ending, type) => {
  expect(getFault(fileOf(`a.${ending}`), { types: [type] } as never)).toBeUndefined();
});

test.each([
  [0, '1 kB'],
  [1023, '1 kB'],
  [1536, '2 kB'],
  [1024 * 1023, '1023 kB'],
  [1024 * 1024, '1 MB'],
  [1024 * 1024 * 4.24, '4.2 MB'],
])('file: %d bytes are %s', (bytes, text) => {
  const { value, unit } = formatFileSize(bytes, String);
  expect(`${value} ${unit}`).toBe(text);
});

test('file: its content is a data URL of its type, and progress ends at 1 [FRM-05]', async () => {
  const progress: number[] = [];
  const { signal } = new AbortController();
  const file = new File(['hei'], 'a.pdf');
  expect(await readFile(file, (done) => progress.push(done), signal)).toBe(
    'data:application/pdf;base64,aGVp',
  );
  expect(progress.at(-1)).toBe(1);
  expect(await readFile(new File([], 'a.pdf'), () => {}, signal)).toBe('data:application/pdf;base64,');
});

test('file: reading ends when it is aborted [FRM-29]', async () => {
  const controller = new AbortController();
  const reading = readFile(new File(['hei'], 'a.pdf'), () => {}, controller.signal);
  controller.abort();
  await expect(reading).rejects.toThrow('not wanted');
});
