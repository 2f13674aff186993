/** Herbs, vegetables and spices around the origin, about 100 units wide. */
import {
  lifted,
  at,
  blob,
  circle,
  dots,
  ellipse,
  faded,
  line,
  n,
  outline,
  path,
  scatter,
  shadow,
  solid,
  type Pen,
  type Point,
} from '../pen.ts';
import { darker, ink, lighter, mix } from '../palette.ts';

/** The path of a leaf that grows from a point. `turn` is in degrees; 0 is up. */
const leafPath = (x: number, y: number, length: number, width: number, turn: number): string => {
  const angle = (turn * Math.PI) / 180;
  const place = (across: number, up: number) =>
    `${n(x + across * Math.cos(angle) + up * Math.sin(angle))} ${n(y + across * Math.sin(angle) - up * Math.cos(angle))}`;
  return `M${n(x)} ${n(y)}C${place(-width, length * 0.35)} ${place(-width * 0.7, length * 0.8)} ${place(0, length)}C${place(width * 0.7, length * 0.8)} ${place(width, length * 0.35)} ${n(x)} ${n(y)}z`;
};

/** A stem with leaves in pairs: thyme, oregano, bay. */
export const sprig = (pen: Pen, colour: string = ink.herb, pairs = 6, length = 13): string =>
  pen.reuse(`sprig ${colour} ${pairs}`, () => {
    const bend = pen.random.range(-30, 30);
    let [dark, light] = ['', leafPath(0, -66, length * 1.5, length * 0.45, 0)];
    for (let index = 0; index < pairs; index += 1) {
      const share = index / pairs;
      const y = 55 - share * 122;
      const x = 2 * (1 - share) * share * bend;
      const size = length * (1.35 - share * 0.6);
      const pair = leafPath(x, y, size * 1.7, size * 0.5, 52) + leafPath(x, y, size * 1.7, size * 0.5, -52);
      if (index % 2) dark += pair;
      else light += pair;
    }
    return `${line(`M0 70Q${n(bend)} 0 0 -70`, darker(colour, 0.2), 3)}${path(dark, colour)}${path(light, lighter(colour, 0.14))}`;
  });

/** Dill: fine threads on a stem. */
export const dill = (pen: Pen): string =>
  pen.reuse('dill', () => {
    let threads = '';
    for (let index = 0; index < 9; index += 1) {
      const y = 50 - index * 14;
      const reach = 34 - Math.abs(index - 4) * 3;
      for (const side of [-1, 1]) {
        const tip = pen.random.range(-8, 8);
        threads += `M0 ${y}q${n(side * reach * 0.4)} ${n(-14 + tip)} ${n(side * reach)} ${n(-22 + tip)}m${n(side * -reach * 0.45)} 10l${n(side * 4)} -17`;
      }
    }
    return `${line('M0 80Q8 10 0 -70', ink.leaf, 3.4)}${line(threads, mix(ink.leaf, ink.herb, 0.4), 2.4)}`;
  });

/** Parsley or basil: a few broad leaves. */
export const leaves = (pen: Pen, count = 4, colour: string = ink.leaf): string =>
  pen.reuse(`leaves ${count} ${colour}`, () => {
    const paths = ['', ''];
    let veins = '';
    for (let index = 0; index < count; index += 1) {
      const turn = (index / count) * 300 - 120 + pen.random.range(-14, 14);
      const length = pen.random.range(36, 50);
      const angle = (turn * Math.PI) / 180;
      paths[index % 2] += leafPath(0, 0, length, pen.random.range(15, 20), turn);
      veins += `M0 0L${n(Math.sin(angle) * length * 0.8)} ${n(-Math.cos(angle) * length * 0.8)}`;
    }
    return `${path(paths[0] ?? '', darker(colour, 0.14))}${path(paths[1] ?? '', colour)}${line(veins, lighter(colour, 0.35), 1.8, faded(0.7))}`;
  });

/** Half a lemon or lime, cut side up. */
export const citrus = (pen: Pen, colour: string = ink.lemon): string =>
  pen.reuse(`citrus ${colour}`, () => {
    const segments = Array.from({ length: 8 }, (_, index) =>
      at(0, 0, path('M0 -5L-13 -33Q0 -41 13 -33z', lighter(colour, 0.18)), index * 45),
    ).join('');
    return `${shadow(blob(pen, 52, 51, 0.01), 9)}${circle(0, 0, 52, darker(colour, 0.1))}${circle(0, 0, 51, colour)}${circle(0, 0, 45, ink.cream)}${segments}${circle(0, 0, 4, ink.cream)}`;
  });

export const tomato = (pen: Pen): string =>
  pen.reuse('tomato', () => {
    const star = path([10, 82, 154, 226, 298].map((turn) => leafPath(0, 0, 24, 6, turn)).join(''), ink.herb);
    const body = blob(pen, 46, 44, 0.03);
    return `${lifted(pen, 10, body, ink.tomato, ellipse(-16, -18, 13, 8, '#f08a70', 'transform="rotate(-35 -16 -18)"'))}${star}`;
  });

export const tomatoSlice = (pen: Pen): string =>
  pen.reuse(
    'tomatoSlice',
    () =>
      circle(0, 0, 40, ink.tomato) +
      circle(0, 0, 35, lighter(ink.tomato, 0.2)) +
      Array.from({ length: 5 }, (_, index) =>
        at(
          0,
          0,
          ellipse(0, -20, 8, 11, ink.tomato) +
            dots(
              [
                [-2, -20],
                [3, -23],
              ],
              1.6,
              ink.butter,
            ),
          index * 72,
        ),
      ).join(''),
  );

export const onionRings = (pen: Pen): string =>
  pen.reuse('onionRings', () =>
    [40, 30, 20, 10]
      .map(
        (r) =>
          `<circle r="${r}" fill="none" stroke="${r % 20 ? ink.onion : lighter(ink.onion, 0.4)}" stroke-width="5"/>`,
      )
      .join(''),
  );

export const onion = (pen: Pen): string =>
  pen.reuse('onion', () => {
    const body = blob(pen, 46, 43, 0.03);
    return `${lifted(pen, 10, body, '#a8576f', line('M-44 0Q0 -26 44 0M-40 16Q0 0 40 16M-40 -16Q0 -50 40 -16', lighter('#a8576f', 0.3), 2.4, faded(0.6)))}${path('M-8 -40L0 -64L8 -40z', ink.oat)}`;
  });

export const garlic = (pen: Pen): string =>
  pen.reuse('garlic', () => {
    const body = outline([
      [0, -52],
      [12, -26],
      [42, 4],
      [34, 38],
      [0, 46],
      [-34, 38],
      [-42, 4],
      [-12, -26],
    ]);
    return lifted(pen, 9, body, ink.cream, line('M0 -40Q-26 6 -10 46M0 -40Q26 6 10 46', '#cdb3b6', 2.4), {
      shade: '#dcc6b6',
    });
  });

export const carrot = (pen: Pen): string =>
  pen.reuse('carrot', () => {
    const body = outline([
      [0, 92],
      [-16, 20],
      [-21, -40],
      [0, -54],
      [21, -40],
      [16, 20],
    ]);
    const top = path([-36, -18, 0, 18, 36].map((turn) => leafPath(0, -50, 52, 7, turn)).join(''), ink.leaf);
    return `${top}${lifted(pen, 9, body, ink.carrot, line('M-20 -24h12M20 -4h-14M-17 20h10M13 38h-8', darker(ink.carrot, 0.22), 2.6), { depth: 6 })}`;
  });

export const potato = (pen: Pen, colour: string = ink.potato): string =>
  pen.reuse(`potato ${pen.random.int(0, 1)}`, () => {
    const body = blob(pen, 48, 38, 0.08);
    return lifted(pen, 9, body, colour, dots(scatter(pen, 6, 32, 24, 12), 1.8, darker(colour, 0.3)));
  });

export const cucumberSlice = (pen: Pen): string =>
  pen.reuse(
    'cucumberSlice',
    () =>
      circle(0, 0, 34, ink.herb) +
      circle(0, 0, 31, '#d8e6b4') +
      circle(0, 0, 20, '#e9f0cd') +
      Array.from({ length: 6 }, (_, index) => at(0, 0, ellipse(0, -13, 2.4, 5, '#b9cf8d'), index * 60)).join(
        '',
      ),
  );

export const egg = (pen: Pen): string =>
  pen.reuse(
    'egg',
    () =>
      ellipse(0, 0, 34, 42, '#efe2cd') +
      ellipse(-2, -2, 33, 41, ink.milk) +
      circle(0, 6, 20, '#f0a830') +
      circle(-5, 0, 6, '#f8cf6c'),
  );

export const mushroom = (pen: Pen): string =>
  pen.reuse('mushroom', () => {
    const cap = outline([
      [-44, 4],
      [-30, -34],
      [0, -44],
      [30, -34],
      [44, 4],
      [20, 12],
      [-20, 12],
    ]);
    return `${shadow(cap, 8)}${path('M-14 6Q-12 40 -18 50H18Q12 40 14 6z', ink.cream)}${solid(pen, cap, '#c99f74', '', { depth: 6 })}`;
  });

export const chilli = (): string =>
  `${path('M-62 24Q-10 34 34 -8Q46 -22 52 -14Q58 -4 44 14Q8 54 -62 24z', ink.chilli)}${line('M-30 26Q8 26 36 2', '#e2664f', 4, faded(0.7))}${line('M50 -12Q62 -22 60 -36', ink.herb, 7)}`;

/** Scattered peppercorns, coarse salt or berries. */
export const strewn = (pen: Pen, colour: string = ink.charcoal, count = 14, r = 4.5, reach = 70): string =>
  dots(scatter(pen, count, reach, reach, r * 3), r, colour);

/** Lingonberries in a heap, with a leaf or two. */
export const berries = (pen: Pen): string =>
  pen.reuse('berries', () => {
    const places = scatter(pen, 11, 34, 34, 15);
    const lights = places.map(([x, y]): Point => [x - 3, y - 3]);
    return leaves(pen, 3, ink.herb) + dots(places, 9, ink.berry) + dots(lights, 2.4, '#e58a8a');
  });
