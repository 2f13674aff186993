/** SVG shapes. Coordinates are rounded to keep pictures small. */
import { darker, ink } from './palette.ts';
import type { Random } from './random.ts';

/** The state of drawing one picture: random numbers, and ids that are unique within the picture. */
export interface Pen {
  random: Random;
  id(): string;
  /** Draws a shape once and references it afterwards. */
  reuse(name: string, draw: () => string): string;
}

/** Draws a scene of `w` by `h` pixels. */
export type DrawScene = (pen: Pen, w: number, h: number) => string;

/** A point. */
export type Point = readonly [x: number, y: number];

/** Formats a number for SVG: numbers below 5 with one decimal, others as integers. */
export const n = (value: number): string =>
  String(Math.abs(value) < 5 ? Math.round(value * 10) / 10 : Math.round(value));

const extra = (more: string): string => (more ? ` ${more}` : '');

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra(more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra(more)}/>`;

/** A rectangle by its top left corner. `round` is the radius of its corners. */
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  round = 0,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round ? ` rx="${n(round)}"` : ''} fill="${fill}"${extra(more)}/>`;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${extra(more)}/>`;

/** A line. The picture's root element makes its ends round. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${extra(more)}/>`;

/** Moves, turns (degrees) and scales a shape. */
export const at = (x: number, y: number, content: string, turn = 0, size = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${size === 1 ? '' : ` scale(${Math.round(size * 100) / 100})`}">${content}</g>`;

export const faded = (opacity: number): string => `opacity="${opacity}"`;

/** Returns the path of a smooth closed outline through the points. */
export const outline = (points: readonly Point[]): string => {
  const count = points.length;
  const point = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const [startX, startY] = point(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let index = 0; index < count; index += 1) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ];
    const pair = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
    d += `C${pair.map((value) => String(Math.round(value))).join(' ')}`;
  }
  return `${d}z`;
};

/** Returns the path of an irregular circle, like cut from paper by hand. */
export const blob = (pen: Pen, rx: number, ry: number, wobble = 0.06, corners = 8): string => {
  const turn = pen.random.range(0, Math.PI);
  return outline(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = (index / corners) * Math.PI * 2 + turn;
      const reach = 1 + pen.random.range(-wobble, wobble);
      return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
    }),
  );
};

/** The shading of a body. The light comes from the upper left. */
export interface Shading {
  shade?: string;
  /** Width of the shaded edge, in units. */
  depth?: number;
}

/** Draws a body `height` above the table, with its shadow. */
export const lifted = (
  pen: Pen,
  height: number,
  d: string,
  colour: string,
  inside = '',
  { shade = darker(colour), depth = 9 }: Shading = {},
): string => {
  const [shape, clip] = [pen.id(), pen.id()];
  const body = `<use href="#${shape}"`;
  const thrown = height
    ? `${body} x="${n(height * 0.8)}" y="${n(height)}" fill="${ink.shadow}" opacity=".17"/>`
    : '';
  return `<clipPath id="${clip}"><path id="${shape}" d="${d}"/></clipPath>${thrown}${body} fill="${shade}"/><g clip-path="url(#${clip})">${body} x="${n(-depth * 0.8)}" y="${n(-depth)}" fill="${colour}"/>${inside}</g>`;
};

/** Draws a body with a shaded lower right edge. `inside` is clipped at its outline. */
export const solid = (pen: Pen, d: string, colour: string, inside = '', shading: Shading = {}): string =>
  lifted(pen, 0, d, colour, inside, shading);

/** Draws the shadow of a shape on the table. */
export const shadow = (d: string, distance = 14): string =>
  path(d, ink.shadow, `opacity=".17" transform="translate(${n(distance * 0.8)} ${n(distance)})"`);

/** The path of a rounded rectangle around the origin. */
export const roundedBox = (w: number, h: number, r: number): string =>
  `M${n(r - w / 2)} ${n(-h / 2)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** The path of a circle around the origin. */
export const round = (r: number): string =>
  `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

/** Returns random points in an ellipse, at least `gap` apart. */
export const scatter = (pen: Pen, count: number, rx: number, ry: number, gap: number): Point[] => {
  const places: Point[] = [];
  for (let tries = 0; places.length < count && tries < count * 30; tries += 1) {
    const angle = pen.random.range(0, Math.PI * 2);
    const reach = Math.sqrt(pen.random.next());
    const [x, y] = [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
    if (places.every(([px, py]) => Math.hypot(px - x, py - y) >= gap)) places.push([x, y]);
  }
  return places;
};

/** Draws many dots as one path: seeds, crumbs, seasoning. */
export const dots = (places: readonly Point[], r: number, colour: string, more = ''): string =>
  line(places.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join(''), colour, r * 2, more);
