/** Food that is visible through the window of a package. */
import { at, lifted, rect, type Pen } from '../pen.ts';
import { ink } from '../palette.ts';
import type { FoodScene } from '../../../model/content.ts';
import * as baked from './baked.ts';
import * as bird from './chicken.ts';
import { fries, skewer } from './servings.ts';
import * as green from './garnish.ts';
import * as joint from './joints.ts';
import * as meat from './meat.ts';

const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The look of sliced meat by product scene. */
const cut = (tags: readonly string[]): [colour: string, rind: string, count: number, speckled: boolean] => {
  const is = (...names: string[]) => names.some((name) => tags.includes(name));
  if (is('salami')) return ['#a5383a', '#7d2529', 6, true];
  if (is('nauta', 'nöt', 'rökt')) return ['#9c4440', '#4a2a26', 6, false];
  if (is('kalkkuna', 'kalkon', 'broileri')) return ['#f1d8bd', '#c98f5e', 7, false];
  return [ink.ham, ink.fat, 7, false];
};

/** Draws the content of the window, about 240 by 200. */
export const contents: Record<FoodScene, (pen: Pen, tags: readonly string[]) => string> = {
  sausages: (pen) => many(4, (index) => at(0, index * 46 - 54, meat.sausage(pen, 200, 40, '#bd5a33'))),
  ring: (pen) => at(0, 0, meat.ring(pen), -16, 0.98),
  slices: (pen, tags) => at(0, 16, meat.slices(pen, ...cut(tags)), 0, 1.15),
  bacon: (pen) => at(0, 0, meat.bacon(pen), 0, 1.15),
  mince: (pen) => meat.mince(pen, 122, 88),
  steak: (pen) => at(0, 2, meat.steak(pen), -12, 1.12),
  roast: (pen) => at(0, 2, joint.roast(pen, '#b2574a'), -6),
  ribs: (pen) => at(0, 6, joint.ribs(pen), -5),
  chicken: (pen) => at(0, 0, bird.wholeChicken(pen, '#efc39b'), -10, 0.98),
  fillet: (pen) => at(-14, -40, bird.fillet(pen, false), -4) + at(12, 44, bird.fillet(pen, false), 4),
  wings: (pen) =>
    many(5, (index) =>
      at(
        index * 52 - 104,
        (index % 2) * 60 - 34,
        index % 2 ? bird.wing(pen, '#e3ac80') : bird.drumstick(pen, '#e3ac80'),
        index * 20 - 30,
        0.9,
      ),
    ),
  ham: (pen) => at(-4, 0, joint.ham(pen), -4, 0.98),
  burger: (pen) => at(0, 8, baked.burger(pen), 0, 0.95),
  hotdog: (pen) =>
    at(0, -44, baked.hotdog(pen, 'plain'), -4, 0.95) + at(0, 52, baked.hotdog(pen, 'onion'), -4, 0.95),
  meatballs: (pen) => joint.meatballs(pen, 13, '#95532c', 110),
  patties: (pen) =>
    at(-56, -22, joint.patty(pen, 64, '#a84d42')) + at(58, 18, joint.patty(pen, 64, '#a84d42')),
  skewers: (pen) => many(3, (index) => at(6, index * 62 - 62, skewer(pen), 0, 0.84)),
  soup: (pen) => filled(pen, '#e2b25a', [ink.carrot, ink.potato, '#c4683f']),
  stew: (pen) => filled(pen, ink.gravy, ['#6f3c22', ink.carrot, '#7c4426']),
  salad: (pen) =>
    at(0, 0, green.leaves(pen, 7, ink.lime), 0, 2.1) +
    at(-50, 40, green.tomatoSlice(pen)) +
    at(56, -30, green.cucumberSlice(pen)) +
    at(30, 44, bird.slicedFillet(pen), -10),
  bowl: (pen) => filled(pen, '#e3cd9c', [ink.lime, ink.carrot, ink.herb]),
  pasta: (pen) => filled(pen, ink.butter, ['#b53a24', ink.oat, '#b53a24']),
  casserole: (pen) => filled(pen, '#e0a344', [ink.golden, ink.crust, '#f0c766']),
  wrap: (pen) => at(0, 6, baked.wrap(pen), 0, 0.9),
  sandwich: (pen) => at(0, 0, baked.sandwich(pen), -4, 1.1),
  pie: (pen) => baked.pie(pen),
  pate: (pen) => at(0, 0, joint.pate(pen), 0, 1.2),
  fries: (pen) => at(0, 8, fries(pen), 0, 0.95),
  vegetables: (pen) =>
    at(-70, 0, green.carrot(pen), 20) +
    at(10, -36, green.tomato(pen)) +
    at(60, 40, green.onion(pen)) +
    at(-10, 56, green.potato(pen)),
};

/** A ready meal: sauce with pieces in it. */
function filled(pen: Pen, colour: string, pieces: [string, ...string[]]): string {
  const bits = many(16, (index) => {
    const tone = pieces[index % pieces.length] ?? colour;
    const bit = pen.reuse(`bit ${tone}`, () =>
      lifted(pen, 4, `M-20 -16Q0 -24 20 -14Q26 6 14 18Q-8 24 -20 12z`, tone, '', { depth: 4 }),
    );
    return at(
      pen.random.int(-120, 120),
      pen.random.int(-84, 84),
      bit,
      pen.random.int(0, 180),
      pen.random.range(0.8, 1.3),
    );
  });
  return `${rect(-170, -130, 340, 260, colour)}${bits}${at(20, -10, green.leaves(pen, 3))}`;
}
