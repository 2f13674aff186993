/** Places: the sea, the farms and the villages the food comes from. People are never in them. */
import {
  at,
  dots,
  ellipse,
  faded,
  line,
  n,
  outline,
  path,
  rect,
  scatter,
  type Pen,
  type Point,
} from '../pen.ts';
import { darker, ink, lighter, mix } from '../palette.ts';
import * as land from '../shapes/land.ts';

/** An hour and a season. */
export interface Light {
  sky: [top: string, bottom: string];
  sun: string;
  far: string;
  sea: string;
  grass: string;
  wood: string;
  leaf: string;
}

/** The lights a picture may fall in. */
export const lights: readonly [Light, ...Light[]] = [
  {
    sky: ['#a9d0d4', '#f7e6c8'],
    sun: '#fff2c4',
    far: '#8fb1ae',
    sea: '#5f9ba3',
    grass: '#9dae5e',
    wood: '#3f6b4f',
    leaf: '#8fb04e',
  },
  {
    sky: ['#f0a878', '#fbe0b4'],
    sun: '#fff0c0',
    far: '#b98a82',
    sea: '#4f7f8c',
    grass: '#b59a4f',
    wood: '#3d5a48',
    leaf: '#d9a23c',
  },
  {
    sky: ['#47657f', '#f2b58e'],
    sun: '#ffd58a',
    far: '#5f6f86',
    sea: '#35566c',
    grass: '#667a4c',
    wood: '#27443f',
    leaf: '#8a8f45',
  },
  {
    sky: ['#bcd9de', '#eef3e2'],
    sun: '#ffffff',
    far: '#a3bfbf',
    sea: '#76aeb4',
    grass: '#a9bf6a',
    wood: '#4c7f5a',
    leaf: '#a5c05c',
  },
  {
    sky: ['#8fa9bd', '#f3d9cf'],
    sun: '#fff1dc',
    far: '#9fadb9',
    sea: '#64879a',
    grass: '#d7ddd8',
    wood: '#3d5f5c',
    leaf: '#c7a15a',
  },
];

const sky = (pen: Pen, light: Light, w: number, h: number, sunAt: Point): string => {
  const tone = pen.id();
  const [top, bottom] = light.sky;
  return [
    `<linearGradient id="${tone}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    rect(0, 0, w, h, `url(#${tone})`),
    at(sunAt[0], sunAt[1], land.sun(h * 0.075, light.sun)),
    ...[0.16, 0.5, 0.84].map((share) =>
      at(
        w * share + pen.random.int(-60, 60),
        h * pen.random.range(0.14, 0.3),
        land.cloud('#ffffff', 0.45),
        0,
        pen.random.range(0.7, 1.3),
      ),
    ),
  ].join('');
};

/** A hill line from edge to edge, filled to the bottom. */
const hill = (pen: Pen, w: number, h: number, y: number, height: number, colour: string): string => {
  const steps = 5;
  const points = Array.from({ length: steps + 1 }, (_, index): Point => [
    (index * w) / steps,
    y - pen.random.range(0, height),
  ]);
  const d = points.reduce((all, [x, top], index) => {
    const [px, py] = points[index - 1] ?? [x, top];
    return index
      ? `${all}C${n(px + w / steps / 2)} ${n(py)} ${n(x - w / steps / 2)} ${n(top)} ${n(x)} ${n(top)}`
      : `M0 ${n(top)}`;
  }, '');
  return path(`${d}V${h}H0z`, colour);
};

const trees = (pen: Pen, light: Light, places: Point[], size: number): string =>
  places
    .map(([x, y], index) => {
      const tree = [land.spruce, land.pine, land.spruce, land.birch][index % 4] ?? land.spruce;
      return at(
        x,
        y,
        tree(pen, tree === land.birch ? light.leaf : light.wood),
        0,
        size * pen.random.range(0.8, 1.2),
      );
    })
    .join('');

const water = (pen: Pen, light: Light, w: number, h: number, y: number, sunX: number): string => {
  const ripples = (count: number, colour: string, width: number, opacity: number, reach = w) =>
    line(
      Array.from({ length: count }, () => {
        const x = reach === w ? pen.random.int(-20, w) : sunX + pen.random.int(-reach, reach);
        return `M${n(x)} ${pen.random.int(y + 10, h)}h${pen.random.int(24, 90)}`;
      }).join(''),
      colour,
      width,
      faded(opacity),
    );
  return `${rect(0, y, w, h - y, light.sea)}${rect(0, y + (h - y) * 0.45, w, h, darker(light.sea, 0.12), 0, faded(0.6))}${ripples(16, lighter(light.sea, 0.5), 4, 0.55)}${ripples(12, light.sun, 5, 0.6, w * 0.07)}`;
};

/** An island of granite with its trees; what stands on it is drawn on top. */
const island = (pen: Pen, light: Light, x: number, y: number, w: number, on: string, count = 4): string => {
  const green = outline([
    [-w, 0],
    [-w * 0.7, -w * 0.16],
    [-w * 0.1, -w * 0.26],
    [w * 0.5, -w * 0.18],
    [w, 0],
    [0, w * 0.05],
  ]);
  const spots = Array.from({ length: count }, (_, index): Point => [
    (-0.62 + (index * 1.1) / count + pen.random.range(0, 0.12)) * w,
    -w * 0.16,
  ]);
  const rocks = [-0.84, -0.3, 0.3, 0.82]
    .map((share) => at(share * w, w * 0.03, land.rock(pen, w * 0.26, w * pen.random.range(0.08, 0.15))))
    .join('');
  return at(
    x,
    y,
    `${ellipse(0, w * 0.06, w * 1.1, w * 0.05, darker(light.sea, 0.3), faded(0.5))}${path(green, light.grass)}${trees(pen, light, spots, w / 190)}${on}${rocks}`,
  );
};

type Place = (pen: Pen, light: Light, w: number, h: number) => string;

const sea: Place = (pen, light, w, h) => {
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

const harbour: Place = (pen, light, w, h) => {
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

const farm: Place = (pen, light, w, h) => {
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

const field: Place = (pen, light, w, h) => {
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

const forest: Place = (pen, light, w, h) => {
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

const works: Place = (pen, light, w, h) => {
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

const smokehouse: Place = (pen, light, w, h) => {
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

/** Every place by its name. */
export const places = { sea, harbour, farm, field, forest, works, smokehouse } as const;
