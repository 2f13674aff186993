/** Finished dishes: food in a vessel, about 400 units wide. */
import { at, blob, dots, line, path, scatter, type Pen } from '../pen.ts';
import { ink, lighter, type Table } from '../palette.ts';
import type { FoodScene } from '../../../model/content.ts';
import * as baked from './baked.ts';
import * as bird from './chicken.ts';
import * as green from './garnish.ts';
import * as joint from './joints.ts';
import * as meat from './meat.ts';
import * as vessel from './vessels.ts';
import {
  spread,
  around,
  potatoes,
  greens,
  onPlate,
  sauce,
  cubes,
  discs,
  oneOf,
  strands,
  peas,
  fries,
  skewer,
} from './servings.ts';

type Dish = (pen: Pen, table: Table) => string;

/** All dishes by name. */
export const dishes: Record<FoodScene, Dish> = {
  sausages: (pen) =>
    vessel.pan(
      210,
      [-72, -8, 56]
        .map((y, index) => at(-6 + index * 8, y + 20, meat.sausage(pen, 220, 50, '#b9532b', 4), -8))
        .join('') +
        at(-110, 110, green.onionRings(pen), 0, 0.8) +
        at(110, 118, green.sprig(pen), 60, 0.8) +
        at(-60, -140, green.sprig(pen), -70, 0.6),
    ),
  ring: (pen) =>
    vessel.board(
      pen,
      500,
      340,
      at(-30, 6, meat.ring(pen), -12, 1.35) +
        at(170, 60, vessel.pinch(pen, 62, '#fdf6e8', ink.mustard)) +
        at(-30, 20, green.leaves(pen, 4), 20) +
        at(176, -70, green.onionRings(pen), 0, 0.8),
    ),
  slices: (pen, table) =>
    onPlate(
      table,
      at(0, 10, meat.slices(pen, ink.ham, ink.fat, 7), 0, 1.35) +
        at(-84, 84, green.leaves(pen, 4), 0) +
        [40, 74, 108].map((x, index) => at(x, 84 - index * 14, green.cucumberSlice(pen), 0, 0.8)).join(''),
    ),
  bacon: (pen) =>
    vessel.pan(
      210,
      at(0, 0, meat.bacon(pen, true), -14, 1.15) +
        at(-104, 104, green.egg(pen), 30, 1.1) +
        at(110, -96, green.tomato(pen), 0, 0.8),
    ),
  mince: (pen, table) =>
    at(
      0,
      0,
      vessel.bowl(
        pen,
        215,
        oneOf(pen, table),
        '#efe0cb',
        at(0, 8, meat.mince(pen, 130, 104), 0, 1.05) + at(104, 96, green.sprig(pen), 40),
      ),
    ),
  steak: (pen, table) =>
    onPlate(
      table,
      at(-20, -14, meat.carved(pen), -14, 1.25) +
        potatoes(pen, -96, 92) +
        greens(pen, 104, 78) +
        at(60, -104, vessel.pinch(pen, 46, table.accent, ink.butter)),
    ),
  roast: (pen, table) =>
    vessel.dish(
      pen,
      520,
      350,
      oneOf(pen, table),
      '#a86a3a',
      around(pen, 12, 205, 122, (index) => (index % 3 ? green.potato(pen) : green.carrot(pen)), 0.66) +
        at(0, 0, joint.roast(pen), -8, 1.3) +
        at(150, 96, green.sprig(pen), 70),
    ),
  ribs: (pen) =>
    vessel.board(
      pen,
      520,
      340,
      at(-24, -20, joint.ribs(pen), -8, 1.35) +
        at(176, 78, vessel.pinch(pen, 58, '#fdf6e8', '#8e2f1c')) +
        at(-150, 112, green.leaves(pen, 5), 0) +
        at(40, 118, green.citrus(pen, ink.lime), 0, 0.8),
      ink.walnut,
    ),
  chicken: (pen, table) =>
    vessel.dish(
      pen,
      520,
      390,
      oneOf(pen, table),
      '#b9783f',
      around(pen, 13, 205, 145, (index) => (index % 2 ? green.potato(pen) : green.carrot(pen)), 0.64) +
        at(0, -10, bird.wholeChicken(pen), -8, 1.22) +
        at(-176, 100, green.sprig(pen), 40) +
        at(180, -96, green.sprig(pen), 120),
    ),
  fillet: (pen, table) =>
    onPlate(
      table,
      at(-26, -30, bird.fillet(pen), -12, 1.2) +
        at(60, 42, bird.fillet(pen), 8) +
        greens(pen, -88, 82) +
        at(116, -66, green.citrus(pen), 0, 0.8) +
        at(-10, -20, green.sprig(pen), 80, 0.7),
    ),
  wings: (pen) =>
    vessel.board(
      pen,
      500,
      350,
      spread(
        pen,
        8,
        158,
        96,
        (index) => (index % 2 ? bird.wing(pen) : bird.drumstick(pen, '#c67a35')),
        1.25,
      ) +
        at(180, 100, vessel.pinch(pen, 56, '#fdf6e8', ink.cream)) +
        at(-180, -100, green.citrus(pen, ink.lime), 0, 0.8),
    ),
  ham: (pen, table) =>
    onPlate(
      table,
      at(0, -6, joint.ham(pen), -6, 1.3) +
        at(-120, 96, green.sprig(pen), 60) +
        at(126, 92, green.berries(pen)) +
        at(-60, -132, green.sprig(pen), 100, 0.8),
    ),
  burger: (pen) =>
    vessel.board(
      pen,
      500,
      330,
      at(-74, -8, baked.burger(pen, { rashers: pen.random.chance(0.5) }), 0, 1.22) +
        at(146, 28, fries(pen), 8, 0.86) +
        at(150, -106, vessel.pinch(pen, 48, '#fdf6e8', ink.tomato)),
      ink.walnut,
    ),
  hotdog: (pen, table) =>
    vessel.paper(
      pen,
      500,
      340,
      lighter(table.cloth, 0.7),
      at(-10, -78, baked.hotdog(pen, 'onion'), -9, 1.2) + at(16, 66, baked.hotdog(pen, 'cucumber'), -9, 1.2),
    ),
  meatballs: (pen, table) =>
    onPlate(
      table,
      sauce(pen, ink.gravy, 130, 108) +
        at(-16, -18, joint.meatballs(pen, 9, '#95532c', 92), 0, 1.1) +
        potatoes(pen, 30, 102) +
        at(-104, 74, green.berries(pen), 0, 0.9) +
        at(40, -40, green.leaves(pen, 3), 0, 0.8),
    ),
  patties: (pen, table) =>
    onPlate(
      table,
      at(-60, -30, joint.patty(pen, 72)) +
        at(52, 18, joint.patty(pen, 70)) +
        potatoes(pen, -90, 96) +
        greens(pen, 80, -84, 0.8) +
        at(104, 92, green.onionRings(pen), 0, 0.9),
    ),
  skewers: (pen, table) =>
    onPlate(
      table,
      [-62, 0, 62].map((y) => at(0, y, skewer(pen), -12, 1.1)).join('') +
        at(118, 96, green.citrus(pen), 0, 0.8) +
        greens(pen, -120, 92, 0.7),
    ),
  soup: (pen, table) =>
    vessel.bowl(
      pen,
      215,
      oneOf(pen, table),
      '#e2b25a',
      cubes(pen, 9, ink.potato, 34) +
        discs(pen, 7, ink.carrot, 20) +
        discs(pen, 8, '#c4683f', 25) +
        spread(pen, 4, 110, 70, () => green.dill(pen), 0.6),
    ),
  stew: (pen, table) =>
    vessel.pot(
      pen,
      215,
      oneOf(pen, table),
      ink.gravy,
      cubes(pen, 10, '#7c4426', 48) +
        discs(pen, 7, ink.carrot, 22) +
        discs(pen, 5, ink.cream, 15) +
        spread(pen, 3, 110, 90, () => green.sprig(pen, ink.herb, 3, 16), 0.8),
    ),
  salad: (pen, table) =>
    vessel.bowl(
      pen,
      215,
      table.plate,
      '#86ad55',
      spread(pen, 12, 150, 50, (index) => green.leaves(pen, 5, index % 2 ? ink.lime : ink.leaf), 1.2) +
        spread(pen, 5, 130, 70, () => green.tomatoSlice(pen), 0.75) +
        spread(pen, 5, 130, 70, () => green.cucumberSlice(pen), 0.8) +
        at(-20, 10, bird.slicedFillet(pen), -16, 1.3) +
        at(92, -70, green.egg(pen), 30) +
        at(70, 92, green.onionRings(pen), 0, 0.7),
    ),
  bowl: (pen, table) =>
    vessel.bowl(
      pen,
      215,
      oneOf(pen, table),
      '#e3cd9c',
      dots(scatter(pen, 34, 180, 180, 16), 4.5, '#c9a768') +
        at(-88, -70, greens(pen, 0, 0, 1.3)) +
        [0, 1, 2, 3, 4]
          .map((index) => at(30 + index * 26, -104 + index * 22, green.cucumberSlice(pen), 0, 0.95))
          .join('') +
        at(-96, 60, line('M-50 -30L40 20M-50 -6L44 44M-40 20L30 62M-60 -50L50 0', ink.carrot, 13)) +
        at(86, 62, peas(pen)) +
        at(-6, 8, bird.slicedFillet(pen), -22, 1.4) +
        at(-20, -124, green.egg(pen), 70, 0.8),
    ),
  pasta: (pen, table) =>
    onPlate(
      table,
      at(0, 0, strands(pen), 0, 1.12) +
        sauce(pen, '#b53a24', 92, 70) +
        dots(scatter(pen, 34, 78, 56, 9), 6, '#7f3420') +
        dots(scatter(pen, 20, 90, 70, 14), 3, ink.cream) +
        at(6, -4, green.leaves(pen, 4, ink.leaf), 0, 1.1),
    ),
  casserole: (pen, table) =>
    vessel.dish(
      pen,
      520,
      350,
      oneOf(pen, table),
      '#e0a344',
      spread(
        pen,
        22,
        200,
        44,
        (index) =>
          pen.reuse(`crust ${index % 5}`, () =>
            path(blob(pen, 34, 21, 0.2), pen.random.pick([ink.golden, '#c97f2f', '#f0c766', ink.crust])),
          ),
        1,
      ) +
        at(0, 0, discs(pen, 6, ink.tomato, 24, 170)) +
        spread(pen, 5, 190, 90, () => green.leaves(pen, 2), 0.7),
    ),
  wrap: (pen) =>
    vessel.board(
      pen,
      480,
      340,
      at(-20, 0, baked.wrap(pen), -10, 1.2) +
        at(170, 90, vessel.pinch(pen, 54, '#fdf6e8', ink.cream)) +
        at(176, -60, green.citrus(pen, ink.lime), 0, 0.8),
    ),
  sandwich: (pen) =>
    vessel.board(
      pen,
      500,
      340,
      at(-124, -20, baked.sandwich(pen, 'ham'), -8, 1.2) +
        at(94, 36, baked.sandwich(pen, pen.random.pick(['salami', 'egg'] as const)), 6, 1.2),
      '#d6a36a',
    ),
  pie: (pen, table) => vessel.plate(215, table.plate, at(0, 0, baked.pie(pen), 0, 1.42), table.accent),
  pate: (pen) =>
    vessel.board(
      pen,
      500,
      330,
      at(-74, -6, joint.pate(pen), -4, 1.6) +
        at(160, 62, vessel.pinch(pen, 56, '#fdf6e8', ink.berry)) +
        at(150, -76, green.mushroom(pen), 20, 0.8) +
        at(-170, 112, green.sprig(pen), 70, 0.9),
      ink.walnut,
    ),
  fries: (pen, table) =>
    vessel.paper(
      pen,
      480,
      340,
      lighter(table.cloth, 0.7),
      at(-50, 0, fries(pen), -8, 1.4) + at(140, 20, vessel.pinch(pen, 66, '#fdf6e8', ink.tomato)),
    ),
  vegetables: (pen) =>
    vessel.board(
      pen,
      520,
      340,
      at(-160, 0, green.carrot(pen), 20, 1.2) +
        at(-96, 14, green.carrot(pen), 8, 1.1) +
        at(-10, -50, green.tomato(pen), 0, 1.1) +
        at(60, 50, green.onion(pen), 0, 1.1) +
        at(0, 70, green.garlic(pen), -10) +
        at(120, -60, green.potato(pen)) +
        at(176, 70, green.mushroom(pen)) +
        at(176, -10, green.sprig(pen), 20),
    ),
};
