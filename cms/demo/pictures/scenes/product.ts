/** Draws a product on the brand's background, with one or two matching ingredients. */
import type { Product } from '../../../model/content.ts';
import { at, circle, line, n, path, rect, type Pen } from '../pen.ts';
import { getSiteFolder } from '../../site-folders.ts';
import { darker, ink, lighter, mix } from '../palette.ts';
import * as green from '../shapes/garnish.ts';
import { equipment } from '../shapes/equipment.ts';
import { carton, catering, flowPack, parcel, tray } from '../shapes/packages.ts';

const flows = ['sausages', 'ring', 'slices', 'bacon', 'hotdog', 'pate', 'fries'];
const cartons = [
  'meatballs',
  'casserole',
  'pasta',
  'soup',
  'stew',
  'pie',
  'wrap',
  'bowl',
  'salad',
  'burger',
  'sandwich',
];

const getPackage = ({ site, scene }: Product) => {
  if (site === 'lihakauppa') return parcel;
  if (site === 'ammattilaiset' || site === 'foodservicese' || site === 'export') return catering;
  if (flows.includes(scene)) return flowPack;
  return cartons.includes(scene) ? carton : tray;
};

const drawBackdrop = (pen: Pen, tint: string, accent: string): string => {
  const { random } = pen;
  const soft = mix(tint, accent, 0.16);
  const kind = random.int(0, 3);
  if (kind === 0) return circle(random.int(250, 350), random.int(260, 340), random.int(230, 270), soft);
  if (kind === 1)
    return path(
      `M0 ${random.int(300, 420)}Q200 ${random.int(220, 330)} 380 ${random.int(300, 380)}T600 ${random.int(240, 340)}V600H0z`,
      soft,
    );
  if (kind === 2) return at(300, 300, rect(-420, -150, 840, 300, soft), random.int(-40, -20));
  return line([0, 1, 2, 3, 4].map((index) => `M${n(60 + index * 120)} 0V600`).join(''), soft, 46);
};

/** Draws a picture of 600 by 600. */
export const drawProduct = (pen: Pen, product: Product): string => {
  const { random } = pen;
  const { tint, accent } = getSiteFolder(product.site).colours;
  const garnish = random.shuffle([
    () => green.sprig(pen),
    () => green.dill(pen),
    () => green.tomato(pen),
    () => green.garlic(pen),
    () => green.onion(pen),
    () => green.citrus(pen),
    () => green.chilli(),
    () => green.mushroom(pen),
    () => green.leaves(pen, 5),
  ]);
  const corners = random
    .shuffle([
      [74, 84],
      [532, 92],
      [70, 524],
      [534, 520],
    ] as const)
    .slice(0, 3);
  if (product.equipment) {
    const ground = rect(0, 440, 600, 160, darker(tint, 0.08)) + rect(0, 436, 600, 6, darker(tint, 0.16));
    const wall = rect(0, 0, 600, 600, tint) + circle(300, 270, 236, lighter(tint, 0.45));
    return (
      wall + ground + at(300, 316, equipment[product.equipment](pen, product.site, product.scene), 0, 1.12)
    );
  }
  return [
    rect(0, 0, 600, 600, tint),
    drawBackdrop(pen, tint, accent),
    at(
      300,
      300,
      green.strewn(pen, random.pick([ink.charcoal, darker(tint, 0.4), lighter(tint, 0.7)]), 18, 4, 280),
    ),
    ...corners.map(([x, y], index) =>
      at(x, y, garnish[index]?.() ?? '', random.int(-50, 50), random.range(0.95, 1.15)),
    ),
    at(300, 300, getPackage(product)(pen, product), random.range(-7, 7), random.range(1.02, 1.1)),
  ].join('');
};
