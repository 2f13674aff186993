import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { createModules, createPath } from '#lib/ean-bars.ts';
import { Barcode } from '#ui/barcode/Barcode.tsx';
import { readEan } from '#lib/ean.ts';

/** Digits as a scanner reads them: the widths of space, bar, space, bar. Set G is reversed, set R inverted. */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
/** The first of thirteen digits selects which of the six left digits use set G. */
const FIRST = ['', '2,4,5', '2,3,5', '2,3,4', '1,4,5', '1,2,5', '1,2,3', '1,3,5', '1,3,4', '1,2,4'];

/** Decodes a barcode from the positions and widths of its bars. */
function decode(path: string): string {
  const bars = Array.from(path.matchAll(/M(\d+) 0h(\d+)v\d+h-(\d+)z/g), ([, at, width, back]) => {
    expect(back).toBe(width);
    return { at: Number(at), width: Number(width) };
  });
  const runs = bars.flatMap(({ at, width }, index) => {
    const next = bars[index + 1];
    return next ? [width, next.at - at - width] : [width];
  });
  expect(runs.slice(0, 3)).toEqual([1, 1, 1]);
  expect(runs.slice(-3)).toEqual([1, 1, 1]);
  const half = (runs.length - 11) / 2;
  expect(runs.slice(3 + half, 8 + half)).toEqual([1, 1, 1, 1, 1]);
  const digits = (some: number[]) => some.join('').match(/.{4}/g)!;
  const reverse = (widths: string) => Array.from(widths).reverse().join('');
  const ofSetG: number[] = [];
  const left = digits(runs.slice(3, 3 + half)).map((widths, index) => {
    if (!WIDTHS.includes(widths)) ofSetG.push(index);
    return WIDTHS.indexOf(WIDTHS.includes(widths) ? widths : reverse(widths));
  });
  const right = digits(runs.slice(8 + half, 8 + 2 * half)).map((widths) => WIDTHS.indexOf(widths));
  const first = left.length === 4 ? '' : String(FIRST.indexOf(ofSetG.join(',')));
  return first + [...left, ...right].join('');
}

const draw = (ean: string) =>
  render(
    <IslandProvider value={createIsland('product-card', {}, parseSettings({}))}>
      <Barcode ean={ean} />
    </IslandProvider>,
  );

test.each([
  ['6412345678907', '6412345678907'],
  ['96385074', '96385074'],
  ['036000291452', '0036000291452'],
  ['06412345678907', '6412345678907'],
  [' 6 412345-678907 ', '6412345678907'],
])('barcode: the code %s is drawn as %s [GRD-04]', async (code, ean) => {
  draw(readEan(code)!);
  const picture = await screen.findByRole('img', { name: `EAN-koodi ${ean}` });
  expect(decode(picture.querySelector('path')!.getAttribute('d')!)).toBe(ean);
  expect(picture).toHaveTextContent(ean);
});

test('barcode: the bars of 96385074 match a published example [GRD-04]', () => {
  const left = ['0001011', '0101111', '0111101', '0110111'].join('');
  const right = ['1001110', '1110010', '1000100', '1011100'].join('');
  expect(createModules('96385074')).toBe(`101${left}01010${right}101`);
});

test.each(['6412345678901', '96385075', '641234567890', '16412345678904', '', '12', 'abcdefgh', '9638507４'])(
  'barcode: %j is not an EAN code [GRD-04]',
  (code) => {
    expect(readEan(code)).toBeUndefined();
  },
);

test.each([
  ['6412345678907', [0, 2, 46, 48, 92, 94]],
  ['96385074', [0, 2, 32, 34, 64, 66]],
])('barcode: of %s the bars at the sides and in the middle are longer [GRD-04]', (ean, guards) => {
  const path = createPath(createModules(ean), 30, 40);
  expect(path).toMatch(/^(?:M\d+ 0h\d+v\d+h-\d+z)+$/);
  const bars = [...path.matchAll(/M(\d+) 0h\d+v(\d+)/g)].map(([, at, height]) => [
    Number(at),
    Number(height),
  ]);
  expect(bars.filter(([, height]) => height !== 30)).toEqual(guards.map((at) => [at, 40]));
});

test('barcode: it has the quiet zones that scanners need [GRD-04]', async () => {
  draw('6412345678907');
  const picture = await screen.findByRole('img');
  const [x, , width] = picture.getAttribute('viewBox')!.split(' ').map(Number) as [number, number, number];
  expect(-x).toBeGreaterThanOrEqual(11);
  expect(width - 95 + x).toBeGreaterThanOrEqual(7);
});
