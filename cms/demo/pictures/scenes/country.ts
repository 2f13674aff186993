/** Draws farms, fields and forests. */
import { at, dots, ellipse, faded, line, n, path, rect, scatter, type Point } from '../pen.ts';
import { darker, ink, mix } from '../palette.ts';
import * as land from '../shapes/land.ts';
import { hill, sky, trees } from '../shapes/scenery.ts';
import type { DrawLandscape } from './coast.ts';

export const farm: DrawLandscape = (pen, light, w, h) => {
  const rows = Array.from(
    { length: 11 },
    (_, index) =>
      `M${n(w * (0.5 + (index - 5) * 0.03))} ${n(h * 0.66)}L${n(w * (0.5 + (index - 5) * 0.2))} ${h}`,
  ).join('');
  const bales = [0.16, 0.3, 0.86]
    .map((share, index) =>
      at(
        w * share,
        h * (0.82 + index * 0.04),
        ellipse(8, 22, 46, 14, ink.shadow, faded(0.2)) +
          rect(-34, -22, 68, 46, '#c99a45', 22) +
          ellipse(-16, 1, 22, 23, '#e3bb66') +
          line('M-16 1m-11 0a11 11 0 1 1 11 12M-16 1m-4 0a4 5 0 1 1 4 5', '#b58434', 2.6),
        0,
        h / 560,
      ),
    )
    .join('');
  return [
    sky(pen, light, w, h * 0.6, [w * 0.24, h * 0.24]),
    hill(pen, w, h, h * 0.5, h * 0.12, light.far),
    hill(pen, w, h, h * 0.58, h * 0.1, mix(light.wood, light.grass, 0.5)),
    trees(
      pen,
      light,
      [0.04, 0.1, 0.3, 0.4, 0.88, 0.95].map((share): Point => [w * share, h * 0.6]),
      h / 560,
    ),
    hill(pen, w, h, h * 0.64, h * 0.05, light.grass),
    at(w * 0.62, h * 0.64, land.barn(), 0, h / 400),
    at(w * 0.8, h * 0.635, land.cottage('#e3c27a', '#7d4a3a'), 0, h / 620),
    at(
      w * 0.515,
      h * 0.63,
      rect(-20, -96, 40, 96, '#c7ccc8') +
        path('M-20 -96Q0 -124 20 -96z', '#9aa3a1') +
        rect(6, -96, 14, 96, '#a9b1ae'),
      0,
      h / 480,
    ),
    path(`M0 ${n(h * 0.7)}Q${n(w * 0.5)} ${n(h * 0.6)} ${w} ${n(h * 0.72)}V${h}H0z`, '#d9b65c'),
    line(rows, darker('#d9b65c', 0.16), 7, faded(0.7)),
    bales,
  ].join('');
};

export const field: DrawLandscape = (pen, light, w, h) => {
  const stalk = pen.reuse(
    'oat',
    () =>
      `${line('M0 0Q-6 -120 10 -210', '#b98f3a', 5)}${Array.from({ length: 7 }, (_, index) => ellipse((index % 2 ? -1 : 1) * (18 + index) + 4, -118 - index * 15, 7, 15, index % 2 ? '#e6c266' : '#d9ae4c', `transform="rotate(${index % 2 ? -28 : 28} ${(index % 2 ? -1 : 1) * 22} ${-118 - index * 15})"`)).join('')}${ellipse(12, -222, 7, 16, '#e6c266')}`,
  );
  const rows = [0.86, 1, 1.14]
    .map((share, row) =>
      Array.from({ length: Math.round(w / 75) }, (_, index) =>
        at(
          index * 80 + row * 26 - 10,
          h * share,
          row === 0 && index === 0 ? stalk : pen.reuse('oat', () => ''),
          pen.random.range(-10, 10),
          (h / 600) * (1 + row * 0.24),
        ),
      ).join(''),
    )
    .join('');
  return [
    sky(pen, light, w, h * 0.7, [w * 0.7, h * 0.26]),
    hill(pen, w, h, h * 0.52, h * 0.08, light.far),
    hill(pen, w, h, h * 0.56, h * 0.05, light.wood),
    at(w * 0.24, h * 0.555, land.barn(), 0, h / 640),
    hill(pen, w, h, h * 0.6, h * 0.03, '#e3c472'),
    rect(0, h * 0.7, w, h * 0.3, '#cfa549', 0, faded(0.7)),
    rows,
  ].join('');
};

export const forest: DrawLandscape = (pen, light, w, h) => {
  const row = (y: number, count: number, size: number, colour: string) =>
    Array.from({ length: count }, (_, index) =>
      at(
        ((index + pen.random.range(0.2, 0.8)) * w) / count,
        y,
        land.spruce(pen, colour),
        0,
        size * pen.random.range(0.85, 1.2),
      ),
    ).join('');
  return [
    sky(pen, light, w, h, [w * 0.62, h * 0.3]),
    hill(pen, w, h, h * 0.52, h * 0.14, light.far),
    row(h * 0.62, 9, h / 340, mix(light.wood, light.far, 0.6)),
    hill(pen, w, h, h * 0.62, h * 0.04, mix(light.grass, light.far, 0.4)),
    row(h * 0.78, 7, h / 230, mix(light.wood, light.far, 0.2)),
    hill(pen, w, h, h * 0.8, h * 0.06, light.grass),
    at(w * 0.82, h * 0.98, land.spruce(pen, light.wood), 0, h / 150),
    at(w * 0.1, h * 1, land.pine(pen, light.wood), 0, h / 170),
    at(w * 0.42, h * 0.9, land.rock(pen, h * 0.15, h * 0.1)),
    dots(
      scatter(pen, 34, w * 0.5, h * 0.06, 9).map(([x, y]): Point => [x + w / 2, y + h * 0.93]),
      5,
      ink.berry,
    ),
  ].join('');
};

export const smokehouse: DrawLandscape = (pen, light, w, h) => {
  const smoke = Array.from({ length: 4 }, (_, index) =>
    ellipse(
      w * (0.59 + index * 0.045),
      h * (0.3 - index * 0.07),
      h * (0.045 + index * 0.024),
      h * (0.035 + index * 0.014),
      '#ffffff',
      faded(0.8 - index * 0.15),
    ),
  ).join('');
  const logs = Array.from({ length: 9 }, (_, index) =>
    at(
      w * 0.27 + (index % 5) * 30 + (index > 4 ? 15 : 0),
      h * 0.82 - (index > 4 ? 26 : 0),
      '<circle r="15" fill="#8a5a3a"/><circle r="11" fill="#e0b98a"/><circle r="5" fill="#c68d56"/>',
    ),
  ).join('');
  return [
    sky(pen, light, w, h, [w * 0.26, h * 0.26]),
    hill(pen, w, h, h * 0.56, h * 0.14, light.far),
    trees(
      pen,
      light,
      [0.06, 0.16, 0.3, 0.76, 0.86, 0.95].map((share): Point => [w * share, h * 0.74]),
      h / 300,
    ),
    hill(pen, w, h, h * 0.76, h * 0.04, light.grass),
    smoke,
    at(w * 0.54, h * 0.8, land.cottage('#6b4a36', '#2f2a29'), 0, h / 300),
    logs,
    at(w * 0.78, h * 0.88, land.rock(pen, h * 0.14, h * 0.09)),
  ].join('');
};
