import { expect, test } from 'vitest';
import { COMPLAINT_IMAGES, MAX_FILE_BYTES, ONE_IMAGE, ONE_PDF } from '#schemas/files.ts';
import { getFault, formatFileSize } from '#forms/files/read-file.ts';

/** Returns a file that reports this size. */
const file = (name: string, type: string, bytes = 1): File =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: bytes });

test('file: exactly 15 × 1024 × 1024 bytes are accepted, one more is not [FRM-24]', () => {
  expect(MAX_FILE_BYTES).toBe(15_728_640);
  expect(getFault(file('a.png', 'image/png', 15_728_640), COMPLAINT_IMAGES)).toBeUndefined();
  expect(getFault(file('a.png', 'image/png', 15_728_641), COMPLAINT_IMAGES)).toBe('fileTooLarge');
});

test('file rules: number and types of files [FRM-27] [FRM-28]', () => {
  expect([COMPLAINT_IMAGES.most, ONE_IMAGE.most, ONE_PDF.most]).toEqual([3, 1, 1]);
  expect(COMPLAINT_IMAGES.types).toEqual(['image/jpeg', 'image/png']);
  expect(ONE_PDF.types).toEqual(['application/pdf']);
  expect(ONE_IMAGE.types).toEqual([
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/webp',
    'image/avif',
    'image/heic',
  ]);
});

test.each([
  ['kuva.png', 'image/png', undefined],
  ['KUVA.JPG', '', undefined],
  ['kuva.gif', 'image/gif', 'wrongFileType'],
  ['kuva.png', 'application/x-msdownload', 'wrongFileType'],
  ['kuva.png.exe', '', 'wrongFileType'],
  ['kuva', '', 'wrongFileType'],
])('file: %s of type %j as a complaint image: %s [FRM-28]', (name, type, expected) => {
  expect(getFault(file(name, type), COMPLAINT_IMAGES)).toBe(expected);
});

test('file: a wrong type is reported before the size [FRM-24] [FRM-28]', () => {
  expect(getFault(file('a.exe', 'x/y', MAX_FILE_BYTES + 1), ONE_PDF)).toBe('wrongFileType');
});

test('file size: it is formatted in kB or MB [FRM-25]', () => {
  const of = (bytes: number) => Object.values(formatFileSize(bytes, String)).join(' ');
  expect([0, 1, 1024, 312 * 1024, 1024 * 1024 - 1, 1024 * 1024, 4.25 * 1024 * 1024].map(of)).toEqual([
    '1 kB',
    '1 kB',
    '1 kB',
    '312 kB',
    '1 MB',
    '1 MB',
    '4.3 MB',
  ]);
});
