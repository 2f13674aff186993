import sharp from 'sharp';
import { expect, test } from 'vitest';
import { applyPreset, createShareImage } from '../../../server/assets/picture-preset.ts';
import { readPicture } from '../../../demo/pictures.ts';

const sizeOf = (svg: string): string => /viewBox="[^"]*" width="[^"]*" height="[^"]*"/.exec(svg)?.[0] ?? '';
const hero = readPicture('heroes/atriafi.svg')!;

test.each([
  ['three-by-two-crop', 'viewBox="275 0 1050 700" width="1050" height="700"'],
  ['small', 'viewBox="0 0 1600 700" width="320" height="140"'],
  ['medium', 'viewBox="0 0 1600 700" width="640" height="280"'],
  ['third', 'viewBox="0 0 1600 700" width="400" height="175"'],
  ['default', 'viewBox="0 0 1600 700" width="1600" height="700"'],
  ['constructor', 'viewBox="0 0 1600 700" width="1600" height="700"'],
  [null, 'viewBox="0 0 1600 700" width="1600" height="700"'],
])('picture: the preset %s sets its size and crop [GRD-03]', (preset, size) => {
  expect(sizeOf(applyPreset(hero, preset))).toBe(size);
});

test('picture: a square one is cropped at the top and bottom [GRD-03]', () => {
  expect(sizeOf(applyPreset(readPicture('products/10101.svg')!, 'three-by-two-crop'))).toBe(
    'viewBox="0 100 600 400" width="600" height="400"',
  );
});

test('picture: one that is not drawn is unchanged [GRD-03]', () => {
  expect(applyPreset('<svg/>', 'small')).toBe('<svg/>');
});

test('picture of a share: it is a JPEG, because other services read no SVG', async () => {
  const { format, width, height } = await sharp(
    await createShareImage(applyPreset(hero, 'three-by-two-crop')),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 800 });
});
