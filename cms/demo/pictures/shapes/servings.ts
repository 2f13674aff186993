/** Parts of dishes on a plate. */
import {
  at,
  blob,
  circle,
  dots,
  ellipse,
  faded,
  line,
  n,
  path,
  rect,
  scatter,
  solid,
  type Pen,
} from '../pen.ts';
import { darker, ink, lighter, type Table } from '../palette.ts';
import * as green from './garnish.ts';
import * as vessel from './vessels.ts';

export const spread = (
  pen: Pen,
  count: number,
  reach: number,
  gap: number,
  draw: (index: number) => string,
  size = 1,
): string =>
  scatter(pen, count, reach, reach, gap)
    .map(([x, y], index) => at(x, y, draw(index), pen.random.int(0, 360), size))
    .join('');

/** Shapes in a ring, for the side dishes of a roast. */
export const around = (
  pen: Pen,
  count: number,
  rx: number,
  ry: number,
  draw: (index: number) => string,
  size: number,
): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + pen.random.range(-0.2, 0.2)) / count) * Math.PI * 2;
    return at(Math.cos(angle) * rx, Math.sin(angle) * ry, draw(index), pen.random.int(0, 360), size);
  }).join('');

export const potatoes = (pen: Pen, x: number, y: number): string =>
  [
    [0, 0],
    [54, -22],
    [40, 34],
  ]
    .map(([dx = 0, dy = 0]) => at(x + dx, y + dy, green.potato(pen), pen.random.int(0, 90), 0.72))
    .join('');

export const greens = (pen: Pen, x: number, y: number, size = 0.9): string =>
  at(x, y, green.leaves(pen, 5, ink.lime) + green.leaves(pen, 4), pen.random.int(0, 360), size);

export const onPlate = (table: Table, inside: string): string =>
  vessel.plate(215, table.plate, at(0, 0, inside, 0, 1.16), table.accent);

export const sauce = (pen: Pen, colour: string, rx: number, ry: number): string =>
  solid(
    pen,
    blob(pen, rx, ry, 0.09),
    colour,
    ellipse(-rx * 0.3, -ry * 0.4, rx * 0.3, ry * 0.1, lighter(colour, 0.4), faded(0.5)),
    { depth: 4 },
  );

export const cubes = (pen: Pen, count: number, colour: string, size: number, reach = 150): string =>
  spread(pen, count, reach, size * 1.2, () =>
    pen.reuse(
      `cube ${colour}`,
      () =>
        rect(-size / 2, -size / 2, size, size, darker(colour, 0.16), 6) +
        rect(-size / 2 - 1, -size / 2 - 3, size - 2, size - 3, colour, 6),
    ),
  );

export const discs = (pen: Pen, count: number, colour: string, r: number, reach = 150): string =>
  spread(pen, count, reach, r * 2.1, () =>
    pen.reuse(
      `disc ${colour}`,
      () =>
        circle(0, 3, r, darker(colour, 0.2)) +
        circle(0, 0, r, colour) +
        circle(0, 0, r * 0.5, lighter(colour, 0.25), faded(0.6)),
    ),
  );

export const oneOf = (pen: Pen, table: Table): string =>
  pen.random.pick([table.accent, table.cloth, '#fdf6e8', '#35606a']);

export function strands(pen: Pen): string {
  const swirl = (r: number) =>
    `M${n(-r)} ${n(pen.random.range(-12, 12))}A${n(r)} ${n(r * 0.86)} ${pen.random.int(0, 90)} 1 1 ${n(r * 0.4)} ${n(r * 0.84)}`;
  return [ink.oat, ink.butter, darker(ink.butter, 0.14), '#f3d78d', ink.oat]
    .map((tone, index) =>
      line([134, 118, 100, 84, 66].map((r) => swirl(r - index * 4)).join(''), tone, 11 - index),
    )
    .join('');
}

export function peas(pen: Pen): string {
  const places = scatter(pen, 14, 52, 44, 19);
  return (
    dots(places, 12, darker(ink.lime, 0.1)) +
    dots(
      places.map(([x, y]) => [x - 1.5, y - 2]),
      10,
      '#b3d069',
    )
  );
}

/** Fries in a paper cone. */
export function fries(pen: Pen): string {
  const sticks = Array.from({ length: 13 }, (_, index) => {
    const x = -62 + index * 10.4;
    const top = pen.random.range(-118, -70);
    return line(
      `M${n(x * 0.8)} 40L${n(x * 1.15)} ${n(top)}`,
      pen.random.pick([ink.butter, '#f2c55c', '#e9b44a']),
      13,
    );
  }).join('');
  const cone = 'M-78 -34Q0 0 78 -34L52 112H-52z';
  return `${path(cone, ink.shadow, 'opacity=".17" transform="translate(9 12)"')}${sticks}${solid(pen, cone, '#d13b2c', [-40, 0, 40].map((x) => line(`M${x * 1.3} -40L${x} 120`, ink.cream, 12)).join(''), { depth: 8 })}`;
}

/** Meat and vegetables on a stick. */
export function skewer(pen: Pen): string {
  return pen.reuse(`skewer ${pen.random.int(0, 1)}`, () => threaded(pen));
}

function threaded(pen: Pen): string {
  const chunk = (colour: string, rx: number, inside = '') =>
    pen.reuse(`chunk ${colour}`, () => solid(pen, blob(pen, rx, 27, 0.08), colour, inside, { depth: 6 }));
  const seared = line('M-16 -24L10 24', ink.char, 6, faded(0.6));
  const parts = Array.from({ length: 6 }, (_, index) =>
    at(
      index * 42 - 105,
      0,
      index % 2
        ? chunk(pen.random.pick([ink.tomato, ink.lime, ink.onion]), 17)
        : chunk('#a35b30', 25, seared),
    ),
  ).join('');
  return `${line('M-170 0H160', ink.shadow, 8, 'opacity=".16" transform="translate(7 10)"')}${line('M-170 0H160', ink.oat, 7)}${parts}`;
}
