import { expect, test } from 'vitest';
import { COMPLAINT_IMAGES, MOST_FILE_BYTES, ONE_IMAGE, ONE_PDF } from '#lib/files.ts';
import { getFault, formatFileSize } from '#forms/files/read-file.ts';

/** A file that says that it is so large. */
const file = (name: string, type: string, bytes = 1): File =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: bytes });

test('FRM-24 15 MB are 15 × 1024 × 1024 bytes; exactly so many are taken, one more is not', () => {
  expect(MOST_FILE_BYTES).toBe(15_728_640);
  expect(getFault(file('a.png', 'image/png', 15_728_640), COMPLAINT_IMAGES)).toBeUndefined();
  expect(getFault(file('a.png', 'image/png', 15_728_641), COMPLAINT_IMAGES)).toBe('fileTooLarge');
});

test('FRM-27 FRM-28 how many files of which kinds', () => {
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
])('FRM-28 %s of type %j among complaint images: %s', (name, type, expected) => {
  expect(getFault(file(name, type), COMPLAINT_IMAGES)).toBe(expected);
});

test('FRM-24 FRM-28 of a file that is both wrong and too large the type is told: a smaller one would not do', () => {
  expect(getFault(file('a.exe', 'x/y', MOST_FILE_BYTES + 1), ONE_PDF)).toBe('wrongFileType');
});

test('FRM-25 sizes as people read them', () => {
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
