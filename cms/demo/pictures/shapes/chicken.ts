/** Chicken, around the origin and about 200 units across. */
import {
  lifted,
  at,
  blob,
  circle,
  dots,
  ellipse,
  faded,
  line,
  outline,
  path,
  scatter,
  shadow,
  solid,
  type Pen,
} from '../pen.ts';
import { darker, ink, lighter } from '../palette.ts';

/** A drumstick, the bone pointing up. */
export const drumstick = (pen: Pen, colour: string = ink.golden): string =>
  pen.reuse(`drumstick ${colour}`, () => {
    const body = outline([
      [0, -34],
      [20, -14],
      [38, 28],
      [30, 62],
      [0, 74],
      [-30, 62],
      [-38, 28],
      [-20, -14],
    ]);
    return `${line('M0 -30V-72', ink.cream, 15)}${circle(-8, -76, 10, ink.cream)}${circle(8, -76, 10, ink.cream)}${lifted(pen, 9, body, colour, `${ellipse(-12, 18, 9, 26, lighter(colour, 0.5), 'opacity=".6" transform="rotate(12)"')}${dots(scatter(pen, 8, 26, 44, 14), 2, darker(colour, 0.4))}`, { depth: 9 })}`;
  });

/** A wing: two joints. */
export const wing = (pen: Pen, colour: string = '#c9732f'): string =>
  pen.reuse(`wing ${colour}`, () => {
    const body = outline([
      [-62, 30],
      [-58, -4],
      [-20, -40],
      [14, -34],
      [34, -6],
      [66, 12],
      [62, 36],
      [20, 28],
      [-14, 12],
      [-34, 40],
    ]);
    return lifted(
      pen,
      8,
      body,
      colour,
      `${line('M-44 6Q-20 -26 8 -20', lighter(colour, 0.5), 7, faded(0.6))}${dots(scatter(pen, 8, 44, 24, 12), 2.4, ink.char, faded(0.6))}`,
      { depth: 8 },
    );
  });

/** A breast fillet. Raw ones are pink; fried ones have grill marks. */
export const fillet = (pen: Pen, fried = true): string => {
  const colour = fried ? ink.golden : '#f0b9a6';
  const body = outline([
    [-92, 8],
    [-66, -40],
    [-6, -52],
    [60, -34],
    [98, 4],
    [60, 26],
    [4, 44],
    [-60, 40],
  ]);
  const marks = fried
    ? line(
        'M-60 -50L-84 30M-22 -58L-46 50M18 -56L-8 56M56 -44L30 44',
        darker(ink.roast, 0.35),
        7,
        faded(0.75),
      )
    : line('M-70 4Q0 -30 80 2M-50 20Q10 0 60 14', lighter(colour, 0.5), 5, faded(0.7));
  return lifted(pen, 11, body, colour, marks, { depth: 10 });
};

/** Cooked breast in slices. */
export const slicedFillet = (pen: Pen): string =>
  Array.from({ length: 6 }, (_, index) => {
    const one = pen.reuse('carved slice', () => {
      const slice = blob(pen, 20, 35, 0.04);
      return shadow(slice, 6) + path(slice, ink.roast) + at(-2, 1, path(slice, ink.cream), 0, 0.84);
    });
    return at(index * 22 - 55, Math.abs(index - 2.5) * 3, one, 16, 1.06 - Math.abs(index - 2.5) * 0.06);
  }).join('');

/** A whole roast bird on its back. */
export const wholeChicken = (pen: Pen, colour: string = '#d18a3c'): string => {
  const body = outline([
    [0, -104],
    [48, -92],
    [80, -40],
    [84, 20],
    [54, 74],
    [0, 92],
    [-54, 74],
    [-84, 20],
    [-80, -40],
    [-48, -92],
  ]);
  const leg = (side: number) => at(side * 58, 64, drumstick(pen, darker(colour, 0.06)), side * 158, 0.94);
  const arm = (side: number) => {
    const shape = outline([
      [0, -34],
      [22, -20],
      [28, 16],
      [10, 44],
      [-8, 34],
      [2, 8],
      [-14, -16],
    ]);
    return at(
      side * 84,
      -42,
      `<g transform="scale(${side} 1)">${lifted(pen, 7, shape, darker(colour, 0.04), '', { depth: 6 })}</g>`,
      side * 8,
    );
  };
  return [
    shadow(body, 16),
    arm(-1),
    arm(1),
    solid(
      pen,
      body,
      colour,
      `${line('M0 -92Q6 -10 0 60', darker(colour, 0.25), 5, faded(0.6))}${ellipse(-34, -40, 20, 44, lighter(colour, 0.5), 'opacity=".55" transform="rotate(10 -34 -40)"')}${ellipse(30, -46, 12, 34, lighter(colour, 0.4), 'opacity=".4" transform="rotate(-8 30 -46)"')}${dots(scatter(pen, 12, 70, 84, 22), 2.2, darker(colour, 0.5), faded(0.8))}`,
      { depth: 14 },
    ),
    leg(-1),
    leg(1),
  ].join('');
};
