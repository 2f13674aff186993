/** Sky, hills, water and islands of all landscapes. */
import { at, ellipse, faded, line, n, outline, path, rect, type Pen, type Point } from '../pen.ts';
import { darker, lighter } from '../palette.ts';
import * as land from './land.ts';
import type { Light } from '../light.ts';

/** Draws the sky with clouds and the sun. */
export const sky = (pen: Pen, light: Light, w: number, h: number, sunAt: Point): string => {
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

/** Draws a hill from edge to edge, filled to the bottom. */
export const hill = (pen: Pen, w: number, h: number, y: number, height: number, colour: string): string => {
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

/** Draws trees of four kinds in turn. */
export const trees = (pen: Pen, light: Light, places: Point[], size: number): string =>
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

/** Draws water below y, with ripples and the reflection of the sun. */
export const water = (pen: Pen, light: Light, w: number, h: number, y: number, sunX: number): string => {
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

/** Draws a granite island with trees. `on` is drawn on it. */
export const island = (
  pen: Pen,
  light: Light,
  x: number,
  y: number,
  w: number,
  on: string,
  count = 4,
): string => {
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
