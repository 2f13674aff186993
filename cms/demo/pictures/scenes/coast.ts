/** Draws the sea, the harbour and the plant beside it. */
import { at, ellipse, faded, line, n, path, rect, type Pen, type Point } from '../pen.ts';
import { darker, ink, lighter, mix } from '../palette.ts';
import * as land from '../shapes/land.ts';
import type { Light } from '../light.ts';
import { hill, island, sky, trees, water } from '../shapes/scenery.ts';

/** Draws a landscape in a light, `w` by `h` pixels. */
export type DrawLandscape = (pen: Pen, light: Light, w: number, h: number) => string;

export const sea: DrawLandscape = (pen, light, w, h) => {
  const horizon = h * 0.5;
  const sunX = w * pen.random.range(0.3, 0.45);
  return [
    sky(pen, light, w, horizon + 4, [sunX, horizon - h * 0.14]),
    hill(pen, w, horizon, horizon, h * 0.06, light.far),
    water(pen, light, w, h, horizon, sunX),
    island(pen, light, w * 0.2, h * 0.6, w * 0.11, '', 3),
    island(
      pen,
      light,
      w * (w > 1000 ? 0.6 : 0.74),
      h * 0.72,
      w * 0.2,
      at(w * 0.09, -w * 0.04, land.lighthouse('#c0392b', light.sky[0] === '#47657f'), 0, h / 560) +
        at(-w * 0.015, -w * 0.035, land.cottage(), 0, h / 900),
      4,
    ),
    at(w * 0.4, h * 0.83, land.boat(), 0, h / 600),
    at(w * 0.35, h * 0.12, land.gulls(pen, w * 0.3, h * 0.16)),
  ].join('');
};

export const harbour: DrawLandscape = (pen, light, w, h) => {
  const quay = h * 0.62;
  const houses = ['#a83a2e', '#c99a4b', '#8f3328', '#5f7f86'].map((wall, index) =>
    at(w * (0.16 + index * 0.2), quay + 2, land.cottage(wall), 0, (h / 600) * pen.random.range(1.25, 1.6)),
  );
  const posts = Array.from(
    { length: 12 },
    (_, index) => `M${n((index * w) / 11)} ${n(quay + 6)}V${n(quay + h * 0.12)}`,
  ).join('');
  return [
    sky(pen, light, w, quay, [w * 0.78, h * 0.24]),
    hill(pen, w, quay, quay - h * 0.06, h * 0.14, mix(light.far, light.wood, 0.4)),
    trees(
      pen,
      light,
      [0.06, 0.28, 0.46, 0.66, 0.9].map((share): Point => [w * share, quay - h * 0.06]),
      h / 420,
    ),
    water(pen, light, w, h, quay + h * 0.06, w * 0.78),
    ...houses,
    line(posts, darker(ink.walnut, 0.3), 9),
    rect(0, quay, w, h * 0.045, ink.walnut),
    rect(0, quay, w, h * 0.012, lighter(ink.walnut, 0.3)),
    at(w * 0.3, h * 0.86, land.boat('#f3ead8', '#c0392b'), 0, h / 480),
    at(w * 0.72, h * 0.8, land.boat('#2f5f6b', '#f3ead8'), 0, h / 620),
  ].join('');
};

export const works: DrawLandscape = (pen, light, w, h) => {
  const panels = Array.from({ length: 5 }, (_, index) =>
    at(w * 0.24 + index * 66 * (h / 600), h * 0.43, path('M0 0L26 -26H64L38 0z', '#3d5a75'), 0, h / 600),
  ).join('');
  const windows = Array.from({ length: 6 }, (_, index) =>
    rect(w * (0.25 + index * 0.055), h * 0.5, w * 0.036, h * 0.06, index % 3 ? '#bcd7dc' : '#f6d98c', 4),
  ).join('');
  return [
    sky(pen, light, w, h * 0.72, [w * 0.2, h * 0.22]),
    hill(pen, w, h, h * 0.6, h * 0.14, light.far),
    trees(
      pen,
      light,
      [0.05, 0.12, 0.18, 0.74, 0.84, 0.92].map((share): Point => [w * share, h * 0.68]),
      h / 460,
    ),
    rect(w * 0.56, h * 0.34, w * 0.16, h * 0.34, '#d8d3c8'),
    rect(w * 0.65, h * 0.34, w * 0.07, h * 0.34, '#bdb8ae'),
    rect(w * 0.2, h * 0.43, w * 0.42, h * 0.25, '#efe9dd'),
    rect(w * 0.2, h * 0.43, w * 0.42, h * 0.022, '#2f6b6b'),
    panels,
    windows,
    rect(w * 0.48, h * 0.58, w * 0.05, h * 0.1, '#8a949a'),
    rect(w * 0.55, h * 0.58, w * 0.05, h * 0.1, '#8a949a'),
    hill(pen, w, h, h * 0.7, h * 0.02, light.grass),
    path(
      `M${n(w * 0.46)} ${n(h * 0.68)}Q${n(w * 0.5)} ${n(h * 0.84)} ${n(w * 0.2)} ${h}H${n(w * 0.62)}Q${n(w * 0.66)} ${n(h * 0.8)} ${n(w * 0.6)} ${n(h * 0.68)}z`,
      '#b9ada0',
    ),
    at(w * 0.4, h * 0.82, van('#0d4f4b'), 0, h / 520),
    at(w * 0.88, h * 0.94, land.birch(pen, light.leaf), 0, h / 300),
  ].join('');
};

const van = (colour: string): string =>
  `${ellipse(4, 20, 92, 10, ink.shadow, faded(0.2))}${rect(-80, -62, 112, 74, ink.milk, 8)}${rect(-80, -20, 112, 18, colour)}${path('M32 12V-48H62L86 -14V12z', ink.milk)}${path('M40 -40H58L74 -16H40z', '#9cc3c9')}${rect(32, -8, 54, 12, colour)}${[-46, 54].map((x) => at(x, 14, '<circle r="16" fill="#2c2a2b"/><circle r="7" fill="#c7ccc8"/>')).join('')}`;
