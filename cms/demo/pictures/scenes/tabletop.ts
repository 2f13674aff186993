/** Draws a laid table seen from above: the dish in the middle, its ingredients around it. */
import { at, line, n, rect, type Pen } from '../pen.ts';
import { darker, ink, lighter, tables, type Table } from '../palette.ts';
import type { FoodScene } from '../../../model/content.ts';
import * as green from '../shapes/garnish.ts';
import * as vessel from '../shapes/vessels.ts';
import { loaf } from '../shapes/baked.ts';
import { dishes } from '../shapes/dishes.ts';

/** Draws the surface: planks, a plain top, or a striped cloth. */
export const drawSurface = (pen: Pen, table: Table, w: number, h: number): string => {
  const base = rect(0, 0, w, h, table.ground);
  const kind = pen.random.int(0, 2);
  if (kind === 0) {
    const planks = [0.22, 0.47, 0.74].map((share) => `M0 ${n(h * share)}H${w}`).join('');
    const grain = Array.from(
      { length: 9 },
      () => `M${pen.random.int(0, w)} ${pen.random.int(0, h)}h${pen.random.int(60, 200)}`,
    ).join('');
    return base + line(planks, darker(table.ground, 0.16), 4) + line(grain, darker(table.ground, 0.08), 3);
  }
  if (kind === 1) {
    const x = pen.random.range(0.3, 0.62) * w;
    return base + `<path d="M${n(x)} 0L${n(x - 90)} ${h}H${w}V0z" fill="${darker(table.ground, 0.07)}"/>`;
  }
  const stripe = Array.from({ length: 16 }, (_, index) =>
    rect((index * w) / 8, 0, w / 16, h, darker(table.ground, 0.05)),
  ).join('');
  return base + stripe;
};

/** Dishes with many details, which get fewer ingredients around them. */
const rich: readonly FoodScene[] = ['chicken', 'burger', 'salad', 'bowl', 'sandwich', 'skewers', 'steak'];

type Prop = (pen: Pen, table: Table) => string;

const props: readonly [Prop, ...Prop[]] = [
  (pen) => green.sprig(pen) + at(30, 20, green.sprig(pen), 30, 0.8),
  (pen) => green.dill(pen) + at(40, 10, green.dill(pen), 24, 0.9),
  (pen) => green.citrus(pen) + at(76, 40, green.citrus(pen), 40, 0.8),
  (pen) =>
    green.tomato(pen) + at(80, 34, green.tomato(pen), 50, 0.85) + at(20, 88, green.tomato(pen), 20, 0.8),
  (pen) => green.garlic(pen) + at(66, 44, green.garlic(pen), 60, 0.7),
  (pen) => green.onion(pen) + at(84, 30, green.onionRings(pen), 0, 0.8),
  (pen) => at(0, 0, green.carrot(pen), 60) + at(30, 40, green.carrot(pen), 48),
  (pen, table) =>
    vessel.pinch(pen, 62, lighter(table.accent, 0.1), ink.milk, green.strewn(pen, '#e3d7c5', 10, 5, 40)),
  (pen, table) =>
    vessel.pinch(pen, 64, table.cloth, ink.mustard, line('M-20 0Q0 -20 22 2', lighter(ink.mustard, 0.5), 5)),
  () => vessel.glass(54, '#f3d9a0'),
  (_pen, table) => vessel.glass(52, lighter(table.accent, 0.4)),
  (pen) => vessel.pinch(pen, 58, ink.iron, ink.char, green.strewn(pen, '#1f1716', 26, 5, 46)),
  (pen) => at(0, 0, loaf(pen), 24),
  (pen) => green.mushroom(pen) + at(70, 30, green.mushroom(pen), 40, 0.8),
  (pen) => green.berries(pen) + at(60, 40, green.berries(pen), 90, 0.8),
  () => at(0, 0, green.chilli(), 20) + at(20, 44, green.chilli(), 48, 0.9),
];

/** Draws seasoning and crumbs around the dish. */
const crumbs = (pen: Pen, table: Table, w: number, h: number): string =>
  [0.14, 0.86]
    .map((share) =>
      at(
        w * share,
        h * pen.random.range(0.3, 0.8),
        green.strewn(
          pen,
          pen.random.chance(0.5) ? darker(table.ground, 0.45) : lighter(table.ground, 0.5),
          9,
          3.4,
          80,
        ),
        0,
      ),
    )
    .join('');

/** Draws a dish on a laid table, `w` by `h` pixels. `focus` is the horizontal position of the dish, from 0 to 1. */
export const drawTabletop = (
  pen: Pen,
  scene: FoodScene,
  w: number,
  h: number,
  focus = 0.5,
  table: Table = pen.random.pick(tables),
): string => {
  const { random } = pen;
  const size = (h / 600) * random.range(1.08, 1.2);
  const side = random.chance(0.5) ? 1 : -1;
  const x = w * focus + random.range(-18, 18) - side * 14;
  const y = h * 0.5 + random.range(-12, 12);
  const chosen = random.shuffle(props).slice(0, 6);
  const reach = 330 * size;
  const slots: [number, number][] = [
    [x + side * reach, y - 190 * size],
    [x + side * (reach + 10), y + 200 * size],
    [x - side * (reach + 64), y - 215 * size],
    [x - side * (reach + 70), y + 225 * size],
    [x + side * (reach + 250 * size), y - 20],
    [x - side * (reach + 300 * size), y + 10],
  ];
  const cloth = at(
    x - side * reach * 0.92,
    y + 6,
    vessel.napkin(pen, 190, 420, table.cloth, lighter(table.accent, 0.15)),
    side * random.range(5, 14),
    size,
  );
  const forks = at(x - side * reach * 1.02, y + 6, vessel.cutlery(), side * random.range(4, 12), size * 1.15);
  const room = rich.includes(scene) ? 2 : w > 1000 ? 6 : 4;
  const others = slots
    .slice(0, room)
    .map(([px, py], index) =>
      at(px, py, chosen[index]?.(pen, table) ?? '', random.int(-40, 40), size * random.range(0.95, 1.15)),
    )
    .join('');
  return [
    drawSurface(pen, table, w, h),
    crumbs(pen, table, w, h),
    cloth,
    forks,
    others,
    at(x, y, dishes[scene](pen, table), random.range(-9, 9), size),
  ].join('');
};
