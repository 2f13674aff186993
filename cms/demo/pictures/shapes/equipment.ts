/** Kitchen equipment with its food, seen from the front, about 420 by 420. */
import type { Equipment, FoodScene } from '../../../model/content.ts';
import { getSiteFolder } from '../../site-folders.ts';
import { darker, ink, lighter, mix } from '../palette.ts';
import { at, circle, ellipse, faded, line, n, path, rect, roundedBox, type Pen } from '../pen.ts';
import type { Site } from 'saaristo/sites';
import { wordmark } from './packages.ts';
import * as joint from './joints.ts';
import * as meat from './meat.ts';
import { fries } from './servings.ts';

const STEEL = '#c9d1d2';
const DEEP = '#8e9a9d';

type Machine = (pen: Pen, site: Site, scene: FoodScene) => string;

const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The shadow under a standing device. */
const standing = (width: number, y: number): string => ellipse(14, y, width / 2, 16, ink.shadow, faded(0.2));

/** A brushed steel body: lighter on the left, shaded at the bottom and on the right. */
const body = (x: number, y: number, w: number, h: number, colour = STEEL, round = 14): string =>
  [
    rect(x, y, w, h, darker(colour, 0.24), round),
    rect(x, y, w - 7, h - 8, colour, round),
    rect(x + 12, y + 12, 20, h - 32, lighter(colour, 0.6), 10, faded(0.7)),
  ].join('');

const foot = (x: number, y: number): string => rect(x - 13, y, 26, 24, ink.charcoal, 6);

/** A rotary switch in a random position. */
const knob = (pen: Pen, x: number, y: number, r = 17): string =>
  circle(x + 2, y + 3, r, ink.shadow, faded(0.25)) +
  circle(x, y, r, ink.charcoal) +
  at(x, y, line(`M0 ${n(-r + 5)}V-3`, ink.milk, 4), pen.random.int(-70, 70));

const lamp = (x: number, y: number): string =>
  circle(x, y, 7, '#f0a13c') + circle(x - 2, y - 2, 3, '#ffe2a8');

const badge = (site: Site, x: number, y: number, w = 150): string =>
  rect(x - w / 2 - 14, y - 22, w + 28, 44, getSiteFolder(site).colours.main, 8) +
  wordmark(site, x, y, w, 24, getSiteFolder(site).colours.letter);

const steam = (x: number, y: number): string =>
  line(`M${x} ${y}q-16 -18 0 -36t0 -36`, '#ffffff', 7, faded(0.55));

/** A hot plate with patties on it. */
const grill: Machine = (pen, site) =>
  [
    standing(420, 162),
    foot(-160, 138),
    foot(160, 138),
    path('M-178 -64L-204 16H204L178 -64z', '#4a4d50'),
    path('M-170 -60L-192 10H2V-60z', '#5a5e61'),
    path('M-206 -64V-150H206V-64L178 -64V-124H-178V-64z', STEEL),
    line('M-206 -146H206', lighter(STEEL, 0.6), 8),
    many(3, (index) => at(-128 + index * 62, -24 - (index % 2) * 16, joint.patty(pen, 40), 0, 0.72)),
    many(3, (index) => at(46 + index * 60, -36 + (index % 2) * 22, joint.patty(pen, 40, '#a84d42'), 0, 0.66)),
    steam(-120, -70),
    steam(0, -84),
    steam(110, -70),
    body(-208, 12, 416, 130),
    rect(-208, 12, 409, 16, DEEP, 8),
    badge(site, -92, 84),
    knob(pen, 74, 84),
    knob(pen, 128, 84),
    lamp(172, 84),
  ].join('');

/** The food on one shelf. Its lower edge is at y. */
const shelf = (scene: FoodScene, y: number): string => {
  if (scene === 'meatballs')
    return many(9, (index) =>
      at(
        -104 + index * 26,
        y - 20 - (index % 2) * 4,
        circle(0, 0, 15, '#6f3a1d') + circle(-1, -2, 14, '#95532c') + circle(-5, -6, 4, '#b8733f'),
      ),
    );
  if (scene === 'burger')
    return many(4, (index) =>
      at(
        -93 + index * 62,
        y - 10,
        path('M-28 0Q-30 -40 0 -40T28 0z', '#d9984a') +
          path('M-22 -14Q-20 -34 0 -35', 'none', 'stroke="#f0c27c" stroke-width="5"') +
          rect(-28, -9, 56, 9, '#b9722f', 4),
      ),
    );
  return many(2, (index) =>
    at(
      -62 + index * 124,
      y - 10,
      path('M-54 -34Q-30 -58 0 -52T54 -34z', '#e0a344') +
        line('M-34 -42q10 6 20 -2M4 -44q12 6 24 0', '#a8652d', 5) +
        path('M-58 -16H58L50 22H-50z', '#c9d1d2', 'transform="translate(0 -22)"') +
        line('M-58 -38H58', '#f2f5f5', 5),
    ),
  );
};

/** A cabinet with a glass door and trays of food behind it. */
const warmer: Machine = (pen, site, scene) => {
  const glass = pen.id();
  const tray = (y: number): string =>
    shelf(scene, y) +
    rect(-130, y - 8, 260, 10, DEEP, 4) +
    rect(-130, y - 10, 260, 4, lighter(STEEL, 0.5), 2);
  return [
    standing(330, 208),
    circle(-120, 196, 17, ink.charcoal),
    circle(120, 196, 17, ink.charcoal),
    circle(-120, 196, 7, STEEL),
    circle(120, 196, 7, STEEL),
    body(-166, -208, 332, 396),
    badge(site, -56, -168),
    knob(pen, 84, -168, 14),
    lamp(128, -168),
    `<clipPath id="${glass}">${rect(-136, -132, 272, 292, '#000', 10)}</clipPath>`,
    rect(-144, -140, 288, 308, ink.charcoal, 16),
    `<g clip-path="url(#${glass})">${rect(-136, -132, 272, 292, '#6d4426')}${ellipse(0, -134, 190, 150, '#f4b85c', faded(0.55))}${tray(-50)}${tray(46)}${tray(142)}${path('M-140 40L-20 -140H40L-140 130z', '#fff', faded(0.16))}</g>`,
    line('M152 -60V70', DEEP, 13),
    line('M149 -60V66', lighter(STEEL, 0.5), 5),
  ].join('');
};

/** Sausages between rollers, seen from slightly above. */
const roller: Machine = (pen, site) => {
  const rolls = many(7, (index) => {
    const y = -118 + index * 30;
    const half = 150 + index * 8;
    return rect(-half, y, half * 2, 17, DEEP, 8) + rect(-half, y, half * 2, 8, lighter(STEEL, 0.5), 4);
  });
  const sausages = many(6, (index) => {
    const y = -96 + index * 30;
    return [-0.62, 0, 0.62]
      .map((share) =>
        at(share * (142 + index * 8), y, meat.sausage(pen, 92, 24, '#b9532b'), pen.random.int(-1, 1)),
      )
      .join('');
  });
  return [
    standing(430, 186),
    foot(-164, 164),
    foot(164, 164),
    path('M-176 -140H176L222 104H-222z', '#3f4346'),
    path('M-182 -146H182V-132H-182z', STEEL),
    rolls,
    sausages,
    body(-222, 92, 444, 74),
    badge(site, -104, 128, 140),
    knob(pen, 70, 126, 15),
    knob(pen, 120, 126, 15),
    lamp(166, 126),
    path('M-176 -146Q0 -232 176 -146L206 -20Q0 -96 -206 -20z', '#eaf6f6', faded(0.34)),
    line('M-176 -146Q0 -232 176 -146', '#ffffff', 5, faded(0.9)),
  ].join('');
};

/** A soup kettle with its lid half open. */
const kettle: Machine = (pen, site) =>
  [
    standing(300, 172),
    foot(-96, 150),
    foot(96, 150),
    path('M-150 -56H150L128 156Q0 182 -128 156z', darker(STEEL, 0.22)),
    path('M-150 -56H141L119 150Q0 174 -128 152z', mix(STEEL, '#ffffff', 0.1)),
    path('M-126 -30L-110 130L-84 138L-96 -30z', '#ffffff', faded(0.6)),
    ellipse(0, -58, 160, 44, DEEP),
    ellipse(0, -62, 160, 42, lighter(STEEL, 0.4)),
    ellipse(0, -58, 138, 32, '#8a3b1f'),
    ellipse(0, -54, 134, 28, '#d9803a'),
    many(7, (index) =>
      at(
        -92 + index * 30,
        -58 + ((index * 13) % 20),
        ellipse(0, 0, 11, 7, index % 2 ? ink.carrot : ink.leaf),
      ),
    ),
    path('M-150 -74Q-140 -216 20 -206Q150 -196 158 -88Q20 -128 -150 -74z', STEEL),
    path('M-132 -98Q-112 -196 16 -188Q-70 -170 -104 -104z', '#ffffff', faded(0.7)),
    rect(-18, -238, 56, 34, ink.charcoal, 14),
    steam(-70, -70),
    line('M52 -60L140 -150', DEEP, 12),
    badge(site, 0, 58, 140),
    knob(pen, 0, 118, 16),
    lamp(52, 116),
  ].join('');

/** A fryer with two baskets. */
const fryer: Machine = (pen, site) => {
  const basket = (x: number): string => {
    const mesh =
      many(7, (index) => `M${-66 + index * 22} -52V34`) + many(5, (index) => `M-72 ${-48 + index * 20}H72`);
    return at(
      x,
      -70,
      `${at(0, -46, fries(pen), 0, 0.78)}${rect(-76, -56, 152, 96, '#8f979a', 12)}${line(mesh, '#c8cfd0', 3)}${line('M-76 -54H76', '#e8eced', 9)}${line('M0 -54V-150', DEEP, 12)}${line('M0 -118V-168', ink.charcoal, 20)}`,
    );
  };
  return [
    standing(400, 186),
    foot(-150, 164),
    foot(150, 164),
    path('M-196 -16V-176H196V-16z', mix(STEEL, '#7d888b', 0.25)),
    line('M-196 -172H196', lighter(STEEL, 0.6), 8),
    basket(-94),
    basket(94),
    path('M-200 -40H200V4H-200z', '#c98a2f'),
    path('M-200 -40H200V-30H-200z', '#f0bf5d'),
    body(-204, -16, 408, 184),
    rect(-204, -16, 401, 16, DEEP, 8),
    `<path d="${roundedBox(220, 92, 12)}" transform="translate(-72 92)" fill="${darker(STEEL, 0.1)}"/>`,
    badge(site, -72, 92),
    knob(pen, 84, 66),
    knob(pen, 140, 66),
    lamp(84, 124),
    lamp(140, 124),
  ].join('');
};

/** All equipment by name. */
export const equipment: Record<Equipment, Machine> = { grill, warmer, roller, kettle, fryer };
