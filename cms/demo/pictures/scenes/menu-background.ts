/** A4 backgrounds of lunch menus: food around the edges, and empty paper in the middle. */
import { at, faded, rect, type Pen } from '../pen.ts';
import { darker, ink, lighter, type Table } from '../palette.ts';
import { bareGround } from '../light.ts';
import * as green from '../shapes/garnish.ts';
import * as vessel from '../shapes/vessels.ts';
import { dishes } from '../shapes/dishes.ts';
import { landscapes } from './landscape.ts';
import { drawSurface } from './tabletop.ts';

const W = 1240;
const H = 1754;

/** Draws the empty paper with its shadow. */
const sheet = (x: number, y: number, w: number, h: number, colour: string): string =>
  rect(x + 10, y + 14, w, h, ink.shadow, 10, faded(0.22)) + rect(x, y, w, h, colour, 6);

type Shape = (pen: Pen) => string;
const herbs: readonly [Shape, ...Shape[]] = [
  green.sprig,
  green.dill,
  (pen) => green.leaves(pen, 5),
  green.tomato,
  green.citrus,
  green.berries,
  green.mushroom,
];

/** Draws herbs and vegetables around the paper. */
function garden(pen: Pen): string {
  const ground = '#e7ecd9';
  const along = Array.from({ length: 7 }, (_, index) => index * 206);
  const down = Array.from({ length: 8 }, (_, index) => 210 + index * 194);
  const around: [number, number][] = [
    ...[40, H - 40].flatMap((y) => along.map((x): [number, number] => [x, y])),
    ...[36, W - 36].flatMap((x) => down.map((y): [number, number] => [x, y])),
  ];
  const grown = around
    .map(([x, y], index) =>
      at(
        x + pen.random.int(-18, 18),
        y + pen.random.int(-18, 18),
        (herbs[index % herbs.length] ?? green.sprig)(pen),
        pen.random.int(-180, 180),
        pen.random.range(1.25, 1.6),
      ),
    )
    .join('');
  return rect(0, 0, W, H, ground) + grown + sheet(120, 130, W - 240, H - 260, '#ffffff');
}

/** Draws a laid table around the paper. */
function table(pen: Pen): string {
  const laid: Table = { ground: '#b9835a', cloth: '#2f6b6b', plate: '#fffaf0', accent: '#d9733f' };
  return [
    drawSurface(pen, laid, W, H),
    at(150, 130, vessel.plate(210, laid.plate, dishes.soup(pen, laid)), -8, 0.95),
    at(W - 130, H - 150, vessel.napkin(pen, 300, 420, laid.cloth, lighter(laid.accent, 0.2)), 12, 1.2),
    at(W - 120, H - 240, vessel.cutlery(), 12, 1.9),
    at(W - 110, 150, vessel.glass(78, '#f3d9a0')),
    at(110, H - 120, vessel.pinch(pen, 84, ink.iron, ink.char, green.strewn(pen, '#1f1716', 26, 5, 60))),
    at(250, H - 60, green.sprig(pen), 70, 1.6),
    sheet(110, 200, W - 220, H - 400, '#ffffff'),
  ].join('');
}

/** Draws the archipelago above and below the paper. */
function sea(pen: Pen): string {
  const view = landscapes.sea(pen, pen.random.pick(bareGround), W, 290);
  return [
    rect(0, 0, W, H, '#ffffff'),
    `<svg width="${W}" height="290" viewBox="0 0 ${W} 290">${view}</svg>`,
    rect(0, 284, W, 12, darker('#7fb0b8', 0.1)),
    rect(0, H - 90, W, 90, '#1d5f6b'),
    rect(0, H - 104, W, 8, '#7fb0b8'),
  ].join('');
}

const BACKGROUNDS: Readonly<Record<string, (pen: Pen) => string>> = { garden, table, sea };

/** Returns the background with a name, 1240 by 1754, or null if the name is unknown. */
export const drawMenuBackground = (pen: Pen, name: string): string | null =>
  Object.hasOwn(BACKGROUNDS, name) ? (BACKGROUNDS[name]?.(pen) ?? null) : null;
