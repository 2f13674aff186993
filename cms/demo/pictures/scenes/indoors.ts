/** Draws rooms and stalls seen from the front. */
import { at, circle, type DrawScene, ellipse, faded, line, n, path, rect } from '../pen.ts';
import { darker, ink, lighter } from '../palette.ts';
import * as green from '../shapes/garnish.ts';
import * as land from '../shapes/land.ts';
import * as meat from '../shapes/meat.ts';
import { desk, grill } from './overhead.ts';

/** A pot seen from the side. */
const sidePot = (colour: string, w: number, h: number): string =>
  `${line(`M${n(-w / 2 - 12)} ${n(-h * 0.7)}h24M${n(w / 2 - 12)} ${n(-h * 0.7)}h24`, darker(colour, 0.3), 9)}${path(`M${n(-w / 2)} ${n(-h)}H${n(w / 2)}V-14Q${n(w / 2)} 0 ${n(w / 2 - 14)} 0H${n(14 - w / 2)}Q${n(-w / 2)} 0 ${n(-w / 2)} -14z`, colour)}${rect(w * 0.2, -h, w * 0.3, h, darker(colour, 0.18), 10, faded(0.7))}${rect(-w / 2 - 5, -h - 8, w + 10, 12, darker(colour, 0.2), 6)}${circle(0, -h - 14, 8, darker(colour, 0.35))}`;

const kitchen: DrawScene = (pen, w, h) => {
  const wall = pen.random.pick(['#dfe6df', '#f1dfc4', '#cfdcdd', '#e8cdb8']);
  const top = h * 0.66;
  const tiles =
    Array.from({ length: 7 }, (_, row) => `M0 ${n(h * 0.18 + row * h * 0.07)}H${w}`).join('') +
    Array.from({ length: 20 }, (_, column) => `M${n((column * w) / 19)} ${n(h * 0.18)}V${n(top)}`).join('');
  const hanging = [0.14, 0.24, 0.33, 0.42].map((share, index) =>
    at(
      w * share,
      h * 0.14,
      `${line('M0 0V26', ink.charcoal, 4)}${index % 2 ? line('M0 26V92', ink.steel, 9) + ellipse(0, 116, 24, 32, ink.steel) : line('M0 26V78', ink.iron, 10) + circle(0, 120, 46, ink.iron) + circle(-3, 117, 36, lighter(ink.iron, 0.12))}`,
      0,
      h / 600,
    ),
  );
  const shelf = at(
    w * 0.76,
    h * 0.36,
    `${rect(-170, 0, 340, 12, ink.walnut)}${[-130, -70, -10, 50].map((x, index) => at(x, 0, rect(-22, -62, 44, 62, ['#e5a823', '#c8553d', '#9dbf57', '#e9d3a6'][index] ?? '', 8) + rect(-24, -74, 48, 16, ink.walnut, 5) + rect(-14, -42, 28, 22, ink.milk, 3))).join('')}${at(128, 0, path('M-26 0L-20 -40H20L26 0z', '#b5643c') + at(0, -70, green.leaves(pen, 6), 0, 0.9))}`,
    0,
    h / 600,
  );
  return [
    rect(0, 0, w, h, wall),
    line(tiles, lighter(wall, 0.6), 3, faded(0.8)),
    line(`M${n(w * 0.08)} ${n(h * 0.14)}H${n(w * 0.5)}`, ink.charcoal, 8),
    ...hanging,
    shelf,
    rect(0, top, w, h * 0.05, '#d6dcdc'),
    rect(0, top + h * 0.05, w, h, '#8fa0a3'),
    line(
      [0.25, 0.5, 0.75].map((share) => `M${n(w * share)} ${n(top + h * 0.08)}V${h}`).join('') +
        [0.06, 0.31, 0.56, 0.81]
          .map((share) => `M${n(w * share)} ${n(top + h * 0.13)}h${n(w * 0.13)}`)
          .join(''),
      '#6f8083',
      6,
    ),
    at(w * 0.2, top, sidePot('#c8553d', 170, 110), 0, h / 600),
    at(w * 0.36, top, sidePot(ink.steel, 120, 150), 0, h / 600),
    at(
      w * 0.58,
      top - 10,
      `${rect(-120, -14, 240, 22, ink.wood, 8)}${at(-50, -36, green.tomato(pen), 0, 0.8)}${at(20, -36, green.onion(pen), 0, 0.75)}${at(82, -40, green.garlic(pen), 0, 0.7)}`,
      0,
      h / 600,
    ),
    at(w * 0.84, top, sidePot('#2f6b6b', 190, 80), 0, h / 600),
    ...[0, 1, 2].map((index) =>
      line(`M${n(w * 0.34 + index * 20)} ${n(top - h * 0.32)}q-12 -22 0 -44t0 -44`, '#ffffff', 7, faded(0.5)),
    ),
  ].join('');
};

const awning = (x: number, y: number, w: number, colour: string): string => {
  const count = 10;
  const step = w / count;
  const strips = Array.from({ length: count }, (_, index) =>
    path(
      `M${n(x + 24 + (index * (w - 48)) / count)} ${n(y)}H${n(x + 24 + ((index + 1) * (w - 48)) / count)}L${n(x + (index + 1) * step)} ${n(y + 74)}a${n(step / 2)} 20 0 0 1 ${n(-step)} 0z`,
      index % 2 ? ink.milk : colour,
    ),
  ).join('');
  return `${strips}${rect(x, y + 92, w, 16, ink.shadow, 0, faded(0.1))}`;
};

const market: DrawScene = (pen, w, h) => {
  const [left, wide] = [w * 0.16, w * 0.68];
  const crate = (x: number, fill: string) =>
    at(
      x,
      h * 0.72,
      `${fill}${rect(-86, -10, 172, 78, ink.wood, 4)}${line('M-86 16H86M-86 42H86', darker(ink.wood, 0.25), 5)}`,
      0,
      h / 600,
    );
  const heap = (draw: () => string, size: number) =>
    [-54, -18, 18, 54].map((x, index) => at(x, -20 - (index % 2) * 12, draw(), 0, size)).join('');
  return [
    rect(0, 0, w, h, '#cfe0dc'),
    at(w * 0.1, h * 0.84, land.cottage('#d9a55a', '#7d4a3a'), 0, h / 190),
    at(w * 0.92, h * 0.84, land.cottage('#7f9ca0', '#4a4440'), 0, h / 170),
    rect(0, h * 0.84, w, h * 0.16, '#c9b8a2'),
    line(
      Array.from(
        { length: 14 },
        () => `M${pen.random.int(0, w)} ${pen.random.int(Math.round(h * 0.87), h)}h40`,
      ).join(''),
      '#b09d86',
      4,
    ),
    rect(left + 20, h * 0.2, 14, h * 0.66, ink.walnut),
    rect(left + wide - 34, h * 0.2, 14, h * 0.66, ink.walnut),
    rect(left + 30, h * 0.3, wide - 60, h * 0.36, '#3d5a52'),
    ...[0.2, 0.36, 0.52, 0.68, 0.82].map((share, index) =>
      at(
        left + wide * share,
        h * 0.37,
        line('M0 -20V10', ink.charcoal, 4) +
          (index % 2
            ? at(0, 66, meat.ring(pen), 0, 0.5)
            : at(0, 60, meat.sausage(pen, 90, 30, '#a8482c'), 90)),
        0,
        h / 600,
      ),
    ),
    rect(left, h * 0.62, wide, h * 0.05, ink.wood),
    rect(left + 8, h * 0.67, wide - 16, h * 0.18, ink.walnut),
    crate(
      left + wide * 0.2,
      heap(() => green.tomato(pen), 0.72),
    ),
    crate(
      left + wide * 0.5,
      heap(() => green.potato(pen), 0.72),
    ),
    crate(
      left + wide * 0.8,
      heap(() => green.onion(pen), 0.68),
    ),
    awning(left - 20, h * 0.12, wide + 40, pen.random.pick(['#c0392b', '#2f6b6b', '#d98a2f'])),
  ].join('');
};

const kiosk: DrawScene = (pen, w, h) => {
  const night = pen.id();
  const ground = h * 0.8;
  const stars = Array.from(
    { length: 26 },
    () => `M${pen.random.int(0, w)} ${pen.random.int(0, Math.round(h * 0.4))}h0`,
  ).join('');
  const bulbs = Array.from({ length: 12 }, (_, index) =>
    at(
      w * 0.3 + (index * w * 0.42) / 11,
      h * 0.335 + Math.sin((index / 11) * Math.PI) * 16,
      '<circle r="15" fill="#ffd76a" opacity=".3"/><circle r="7" fill="#ffe9a8"/>',
    ),
  ).join('');
  return [
    `<linearGradient id="${night}" x2="0" y2="1"><stop stop-color="#1f3350"/><stop offset=".7" stop-color="#8a5a6b"/><stop offset="1" stop-color="#f0a06a"/></linearGradient>`,
    rect(0, 0, w, h, `url(#${night})`),
    line(stars, '#fff6df', 4, faded(0.8)),
    path(
      `M0 ${n(h * 0.72)}Q${n(w * 0.3)} ${n(h * 0.64)} ${n(w * 0.6)} ${n(h * 0.71)}T${w} ${n(h * 0.68)}V${h}H0z`,
      '#33405a',
    ),
    at(w * 0.87, h * 0.74, land.lighthouse('#c9141d', true), 0, h / 330),
    rect(0, ground, w, h, '#4a3f4a'),
    ellipse(w * 0.5, ground + 14, w * 0.34, 30, '#ffcf7a', faded(0.35)),
    rect(w * 0.3, h * 0.4, w * 0.4, h * 0.41, '#c9141d'),
    rect(w * 0.6, h * 0.4, w * 0.1, h * 0.41, darker('#c9141d', 0.22)),
    rect(w * 0.34, h * 0.46, w * 0.24, h * 0.18, '#ffe3a0'),
    ...[0.38, 0.44, 0.5].map((share) =>
      at(w * share, h * 0.64, sidePot(ink.steel, 48, 40 + share * 30), 0, h / 600),
    ),
    rect(w * 0.33, h * 0.635, w * 0.26, h * 0.025, ink.milk),
    rect(w * 0.3, h * 0.7, w * 0.4, h * 0.03, '#ffd23c'),
    rect(w * 0.615, h * 0.48, w * 0.065, h * 0.32, '#7d0d14'),
    circle(w * 0.672, h * 0.65, 5, '#ffd23c'),
    awning(w * 0.275, h * 0.34, w * 0.45, '#ffd23c'),
    at(
      w * 0.44,
      h * 0.28,
      `${rect(-150, -56, 300, 66, '#7d0d14', 16)}${at(0, -22, meat.sausage(pen, 210, 34, '#d9683a', 3))}${rect(-150, -56, 300, 66, 'none', 16, 'stroke="#ffd23c" stroke-width="6"')}`,
      0,
      h / 600,
    ),
    bulbs,
    ...[0.14, 0.78].map((share) =>
      at(
        w * share,
        ground + 30,
        `${ellipse(6, 52, 62, 10, ink.shadow, faded(0.3))}${line('M0 0V50M-30 52H30', ink.charcoal, 8)}${rect(-60, -8, 120, 14, ink.milk, 7)}`,
        0,
        h / 600,
      ),
    ),
  ].join('');
};

/** All indoor scenes by name. */
export const indoorScenes = { kitchen, market, kiosk, grill, desk } as const;
