/** Plates, pots and other things that hold food, seen from above, around the origin. `inside` is drawn within them. */
import {
  lifted,
  at,
  circle,
  ellipse,
  faded,
  line,
  n,
  path,
  rect,
  round,
  roundedBox,
  shadow,
  solid,
  type Pen,
} from '../pen.ts';
import { darker, ink, lighter } from '../palette.ts';

/** A plate with the radius. The well is 0.74 of it. */
export const plate = (r: number, colour: string, inside: string, rim = ''): string =>
  [
    shadow(round(r), r * 0.09),
    circle(0, 0, r, darker(colour, 0.14)),
    circle(-1.5, -2.5, r - 2, colour),
    rim &&
      `<circle r="${n(r * 0.9)}" fill="none" stroke="${rim}" stroke-width="${n(r * 0.028)}" opacity=".75"/>`,
    circle(0, 0, r * 0.75, darker(colour, 0.1)),
    circle(2, 3, r * 0.74, lighter(colour, 0.1)),
    inside,
  ].join('');

/** A deep bowl. Its content is clipped at the edge. */
export const bowl = (pen: Pen, r: number, colour: string, filling: string, inside: string): string => {
  const clip = pen.id();
  return [
    shadow(round(r), r * 0.12),
    circle(0, 0, r, darker(colour, 0.2)),
    circle(-1.5, -2.5, r - 2, colour),
    circle(0, 0, r * 0.88, darker(colour, 0.3)),
    `<clipPath id="${clip}"><circle r="${n(r * 0.85)}"/></clipPath><g clip-path="url(#${clip})">`,
    circle(0, 0, r, darker(filling, 0.2)),
    circle(4, 7, r * 0.86, filling),
    inside,
    '</g>',
  ].join('');
};

/** A cast-iron pan with its handle to the lower right. */
export const pan = (r: number, inside: string, colour: string = ink.iron): string => {
  const handle = roundedBox(r * 1.05, r * 0.24, Math.round(r * 0.11));
  const arm = (content: string) => at(r * 1.05, r * 0.62, content, 30);
  return [
    arm(shadow(handle, 16)),
    shadow(round(r), 18),
    arm(
      path(handle, darker(colour, 0.25)) +
        at(0, -4, path(handle, lighter(colour, 0.08))) +
        circle(r * 0.4, 0, r * 0.06, darker(colour, 0.5)),
    ),
    circle(0, 0, r, darker(colour, 0.3)),
    circle(-2, -3, r - 2, lighter(colour, 0.12)),
    circle(0, 0, r * 0.9, darker(colour, 0.35)),
    circle(2, 4, r * 0.88, colour),
    inside,
  ].join('');
};

/** An enamel pot with two ears. */
export const pot = (pen: Pen, r: number, colour: string, filling: string, inside: string): string => {
  const ear = (side: number) =>
    at(
      side * r * 1.04,
      0,
      rect(-r * 0.16, -r * 0.24, r * 0.32, r * 0.48, darker(colour, side > 0 ? 0.24 : 0.1), r * 0.12),
    );
  return `${at(12, 16, ear(-1) + ear(1), 0).replaceAll(/fill="[^"]+"/g, `fill="${ink.shadow}" opacity=".17"`)}${ear(-1)}${ear(1)}${bowl(pen, r, colour, filling, inside)}`;
};

/** A cutting board with a hole at one end and grain along it. */
export const board = (pen: Pen, w: number, h: number, inside: string, colour: string = ink.wood): string => {
  const body = roundedBox(w, h, 30);
  const grain = Array.from({ length: 6 }, (_, index) => {
    const y = -h / 2 + ((index + 0.6) * h) / 6 + pen.random.range(-6, 6);
    return `M${n(-w / 2)} ${n(y)}C${n(-w / 6)} ${n(y + pen.random.range(-12, 12))} ${n(w / 6)} ${n(y + pen.random.range(-12, 12))} ${n(w / 2)} ${n(y)}`;
  }).join('');
  return `${lifted(pen, 16, body, colour, line(grain, darker(colour, 0.12), 2.4, faded(0.7)), { depth: 7 })}${circle(w / 2 - 34, -h / 2 + 36, 11, darker(colour, 0.4))}${inside}`;
};

/** An oven dish with handles. Its content is clipped at the edge. */
export const dish = (
  pen: Pen,
  w: number,
  h: number,
  colour: string,
  filling: string,
  inside: string,
): string => {
  const [body, well, clip] = [roundedBox(w, h, 46), roundedBox(w - 34, h - 34, 34), pen.id()];
  const ears = roundedBox(w + 66, h * 0.36, 24);
  return [
    shadow(ears, 16),
    shadow(body, 18),
    path(ears, darker(colour, 0.16)),
    solid(pen, body, colour, '', { depth: 5 }),
    `<clipPath id="${clip}"><path d="${well}"/></clipPath>`,
    path(well, darker(colour, 0.34)),
    `<g clip-path="url(#${clip})">${at(4, 7, path(well, filling))}${inside}</g>`,
  ].join('');
};

/** Crumpled butcher's paper. */
export const paper = (pen: Pen, w: number, h: number, colour: string, inside: string): string => {
  const jag = (value: number) => n(value + pen.random.range(-9, 9));
  const [x, y] = [w / 2, h / 2];
  const body = `M${jag(-x)} ${jag(-y)}L${jag(0)} ${jag(-y)}L${jag(x)} ${jag(-y)}L${jag(x)} ${jag(0)}L${jag(x)} ${jag(y)}L${jag(0)} ${jag(y)}L${jag(-x)} ${jag(y)}L${jag(-x)} ${jag(0)}z`;
  const folds =
    path(`M${n(-x)} ${n(-y)}L${n(-x * 0.2)} ${n(-y * 0.1)}L${n(-x)} ${n(y * 0.5)}z`, '#fff', faded(0.18)) +
    path(`M${n(x)} ${n(y)}L${n(x * 0.1)} ${n(y * 0.2)}L${n(x)} ${n(-y * 0.4)}z`, ink.shadow, faded(0.06));
  return `${shadow(body, 12)}${path(body, colour)}${folds}${inside}`;
};

/** A folded cloth with stripes. */
export const napkin = (pen: Pen, w: number, h: number, colour: string, stripe: string): string => {
  const body = roundedBox(w, h, 10);
  const stripes = pen.random.chance(0.5)
    ? line(
        [0.18, 0.26, 0.74, 0.82].map((share) => `M${n(w * (share - 0.5))} ${n(-h / 2)}v${h}`).join(''),
        stripe,
        w * 0.035,
      )
    : line(
        Array.from(
          { length: 9 },
          (_, index) => `M${n(-w / 2)} ${n(((index + 0.4) / 9 - 0.5) * h)}h${w}`,
        ).join(''),
        stripe,
        h / 27,
      );
  const fold = rect(-w * 0.01, -h / 2, w, h, darker(colour, 0.2), 0, faded(0.25));
  return lifted(pen, 8, body, colour, `<g opacity=".75">${stripes}</g>${fold}`, { depth: 4 });
};

/** A fork and a knife side by side. */
export const cutlery = (metal: string = ink.steel): string => {
  const fork = 'M-24 -20V120M-38 -100V-56Q-38 -24 -24 -20Q-10 -24 -10 -56V-100M-24 -100V-30';
  const knife = 'M24 30V120M22 30V-86Q32 -90 31 -60V28z';
  const shade = at(6, 8, line(fork + knife, ink.shadow, 8, faded(0.16)));
  return `${shade}${line(fork, metal, 6)}${line(knife, metal, 9)}${line('M22 20V-80M-24 0V120', lighter(metal, 0.6), 2)}`;
};

/** A small bowl with loose food. */
export const pinch = (pen: Pen, r: number, colour: string, filling: string, inside = ''): string =>
  bowl(pen, r, colour, filling, inside);

/** A glass with a drink, seen from above. */
export const glass = (r: number, drink: string): string =>
  `${shadow(round(r), 16)}${circle(0, 0, r, '#ffffff', faded(0.55))}${circle(0, 0, r * 0.86, drink)}${ellipse(-r * 0.3, -r * 0.34, r * 0.26, r * 0.14, '#fff', `transform="rotate(-40 ${n(-r * 0.3)} ${n(-r * 0.34)})" opacity=".5"`)}`;
