/** Packages on a table: the brand's colours and name, and a window with the content. */
import type { Site } from 'saaristo/sites';
import {
  at,
  circle,
  faded,
  lifted,
  line,
  n,
  outline,
  path,
  rect,
  round,
  roundedBox,
  scatter,
  type Pen,
} from '../pen.ts';
import { getSiteFolder } from '../../site-folders.ts';
import { darker, ink, lighter, mix } from '../palette.ts';
import { escapeHtml } from '../../../http/html.ts';
import type { FoodScene } from '../../../model/content.ts';
import * as green from './garnish.ts';
import { contents } from './contents.ts';

/** Width of a letter in relation to its height, for names without an outline. */
const LETTER_WIDTH = 0.72;

/** The brand's name, centred and scaled to a width and height. */
export const wordmark = (
  site: Site,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string => {
  const {
    site: { name },
    wordmark: drawn,
  } = getSiteFolder(site);
  if (drawn === undefined) {
    const letters = Math.min(height, width / (name.length * LETTER_WIDTH));
    return `<text x="${n(x)}" y="${n(y + letters * 0.36)}" font-family="sans-serif" font-weight="700" font-size="${n(letters)}" text-anchor="middle" fill="${colour}">${escapeHtml(name)}</text>`;
  }
  const { width: own, d } = drawn;
  const size = Math.min(width / own, height / 54);
  const [left, base] = [x - (own * size) / 2, y + 27 * size];
  return `<path transform="translate(${n(left)} ${n(base)}) scale(${size.toFixed(3)})" d="${d}" fill="${colour}"/>`;
};

const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

interface Look {
  site: Site;
  scene: FoodScene;
  tags: readonly string[];
}

/** Clips the content at a window's outline and draws the sheen of the film over it. */
const windowed = (pen: Pen, d: string, ground: string, inside: string): string => {
  const clip = pen.id();
  const sheen = path('M-190 -40L-60 -170H-10L-190 30zM-190 60L60 -190H76L-190 84z', '#fff', faded(0.16));
  return `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">${path(d, ground)}${inside}${sheen}</g>`;
};

/** A tray under film with a sleeve across it. */
export const tray = (pen: Pen, { site, scene, tags }: Look): string => {
  const { main, accent, letter } = getSiteFolder(site).colours;
  const body = roundedBox(330, 400, 34);
  const opening = at(0, 62, windowed(pen, roundedBox(292, 236, 24), '#f3e9da', contents[scene](pen, tags)));
  return `${lifted(pen, 20, body, mix('#f6efe2', main, 0.08), '', { depth: 7 })}${opening}${path('M-165 -166a34 34 0 0 1 34 -34H131a34 34 0 0 1 34 34V-76Q0 -44 -165 -76z', main)}${line('M-165 -64Q0 -32 165 -64', accent, 8)}${wordmark(site, 0, -132, 250, 46, letter)}${label(0, -88, lighter(main, 0.35))}`;
};

/** A flow pack, crimped at both ends. */
export const flowPack = (pen: Pen, { site, scene, tags }: Look): string => {
  const { main, accent, letter } = getSiteFolder(site).colours;
  const teeth = (y: number, dir: number) =>
    many(15, (index) => `L${-150 + index * 21.4} ${y + (index % 2 ? 10 * dir : 0)}`);
  const body = `M-158 -206${teeth(-206, -1)}L158 -206V206${many(15, (index) => `L${150 - index * 21.4} ${206 + (index % 2 ? 10 : 0)}`)}L-158 206z`;
  const crimps = line(
    'M-158 -186H158M-158 -176H158M-158 176H158M-158 186H158',
    darker(main, 0.3),
    2.4,
    faded(0.7),
  );
  const arc = path('M-158 -40Q0 -112 158 -40V-206H-158z', lighter(main, 0.08), faded(0.6));
  return `${lifted(pen, 18, body, main, arc, { depth: 8 })}${crimps}${wordmark(site, 0, -122, 262, 50, letter)}${label(0, -74, accent)}${at(
    0,
    62,
    windowed(
      pen,
      outline([
        [-134, -78],
        [0, -96],
        [134, -78],
        [138, 20],
        [118, 92],
        [0, 104],
        [-118, 92],
        [-138, 20],
      ]),
      '#f3e6d2',
      contents[scene](pen, tags),
    ),
  )}`;
};

/** A carton box with a picture of the meal on it. */
export const carton = (pen: Pen, { site, scene, tags }: Look): string => {
  const { main, accent, letter } = getSiteFolder(site).colours;
  const body = roundedBox(346, 396, 8);
  const sun = circle(0, 66, 158, accent, faded(0.9));
  const dishOf = at(0, 70, windowed(pen, round(134), '#fbf1dd', contents[scene](pen, tags)));
  return `${lifted(pen, 22, body, main, `${sun}${rect(-173, 178, 346, 20, darker(main, 0.3))}`, { depth: 6 })}${circle(0, 70, 142, '#fff8ea')}${dishOf}${wordmark(site, 0, -142, 290, 54, letter)}${label(0, -92, accent)}`;
};

/** Raw meat in cubes. */
const diced = (pen: Pen): string =>
  scatter(pen, 13, 112, 84, 44)
    .map(([x, y], index) => {
      const piece = pen.reuse(`raw ${index % 2}`, () =>
        lifted(
          pen,
          7,
          roundedBox(58, 50, 12),
          '#b8403f',
          line('M-20 -8q14 8 30 -4', ink.fat, 4, faded(0.8)),
          {
            depth: 6,
          },
        ),
      );
      return at(x, y, piece, pen.random.int(-40, 40));
    })
    .join('');

/** Butcher's paper, tied with string or open around the meat. */
export const parcel = (pen: Pen, { site, scene, tags }: Look): string => {
  const { main, accent, letter } = getSiteFolder(site).colours;
  const sheet = outline([
    [-190, -170],
    [-60, -186],
    [100, -176],
    [196, -160],
    [186, 0],
    [196, 168],
    [40, 188],
    [-110, 178],
    [-194, 164],
    [-184, -10],
  ]);
  const folds = path('M-190 -170L-40 -40L-184 60zM196 168L60 60L186 -30z', '#fff', faded(0.22));
  const tag = at(
    96,
    136,
    lifted(pen, 8, roundedBox(196, 74, 10), main, '', { depth: 3 }) +
      circle(-84, -22, 5, letter) +
      wordmark(site, 4, -8, 156, 34, letter) +
      line('M-40 22H44', accent, 4),
    -6,
  );
  return `${lifted(pen, 14, sheet, '#e2c49a', folds, { depth: 6 })}${at(-10, -26, scene === 'stew' ? diced(pen) : contents[scene](pen, tags), 0, 1.22)}${at(-120, 96, green.sprig(pen), 50, 0.9)}${line('M196 -110Q120 40 96 112', ink.oat, 4)}${tag}`;
};

/** A catering bag or tub: plain, large, with a broad label. */
export const catering = (pen: Pen, { site, scene, tags }: Look): string => {
  const { main, accent, letter } = getSiteFolder(site).colours;
  const body = roundedBox(390, 330, 26);
  const inside = at(
    0,
    -30,
    windowed(pen, roundedBox(362, 230, 18), '#eee5d6', at(0, 0, contents[scene](pen, tags), 0, 1.16)),
  );
  const band = rect(-195, 62, 390, 82, main) + rect(-195, 144, 390, 8, accent);
  return `${lifted(pen, 20, body, '#dcdfdd', '', { depth: 7 })}${inside}${band}${wordmark(site, -40, 94, 250, 40, letter)}${line('M-160 128H40', lighter(main, 0.4), 5)}${line('M120 84v36M128 84v36M138 84v36M145 84v36M156 84v36M164 84v36', '#ffffff', 4)}`;
};

/** Lines in place of small print. */
const label = (x: number, y: number, colour: string): string =>
  line(`M${x - 64} ${y}h84M${x + 34} ${y}h30`, colour, 6);
