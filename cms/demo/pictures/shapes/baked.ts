/** Bread and buns with their fillings, about 200 units wide. */
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
  solid,
  type Pen,
} from '../pen.ts';
import { darker, ink, lighter } from '../palette.ts';
import { bacon, sausage, slices } from './meat.ts';
import { cucumberSlice, dill, egg, leaves, onionRings, tomatoSlice } from './garnish.ts';

/** A burger seen from slightly above. Each layer is visible under the one above it. */
export const burger = (
  pen: Pen,
  { cheese = true, rashers = false }: { cheese?: boolean; rashers?: boolean } = {},
): string => {
  const layer = (y: number, rx: number, ry: number, colour: string) =>
    at(0, y, ellipse(0, 5, rx, ry, darker(colour, 0.25)) + ellipse(0, 0, rx, ry, colour));
  const frill = Array.from({ length: 14 }, (_, index): readonly [number, number] => {
    const angle = (index / 14) * Math.PI * 2;
    const reach = index % 2 ? 1.1 : 0.98;
    return [Math.cos(angle) * 102 * reach, Math.sin(angle) * 74 * reach];
  });
  const bun = outline([
    [-98, 10],
    [-88, -46],
    [-46, -88],
    [0, -98],
    [46, -88],
    [88, -46],
    [98, 10],
    [60, 44],
    [0, 54],
    [-60, 44],
  ]);
  return [
    ellipse(14, 84, 108, 66, ink.shadow, faded(0.18)),
    layer(68, 96, 60, ink.bread),
    layer(44, 104, 66, ink.seared),
    cheese &&
      at(
        0,
        34,
        path('M-112 4L0 82L112 4L0 -60z', darker(ink.lemon, 0.12)) +
          path('M-112 0L0 76L112 0L0 -64z', ink.lemon),
      ),
    at(0, 18, path(outline(frill), darker(ink.lime, 0.16)) + at(0, -4, path(outline(frill), ink.lime))),
    rashers && at(0, 22, bacon(pen, true), 0, 0.5),
    layer(8, 92, 66, ink.tomato),
    at(
      0,
      -22,
      solid(
        pen,
        bun,
        '#d8934a',
        `${ellipse(-30, -46, 40, 22, lighter('#d8934a', 0.45), 'opacity=".55" transform="rotate(-20 -30 -46)"')}${sesame(pen)}`,
        { depth: 14 },
      ),
    ),
  ]
    .filter(Boolean)
    .join('');
};

const sesame = (pen: Pen): string => {
  const seeds = scatter(pen, 20, 74, 56, 15);
  const turned = seeds.map(([x, y]) => `M${n(x)} ${n(y - 26)}l${pen.random.int(-4, 4)} 4`).join('');
  return line(turned, ink.cream, 7);
};

/** A hot dog from above, with a wave of mustard. */
export const hotdog = (pen: Pen, topping: 'onion' | 'cucumber' | 'plain' = 'onion'): string => {
  const long = 'M-88 0H88';
  const wave = 'M-84 0q9 -16 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0';
  const bits = scatter(pen, 18, 84, 22, 10);
  return [
    line(long, ink.shadow, 92, 'opacity=".17" transform="translate(9 12)"'),
    line(long, darker(ink.bread, 0.2), 92),
    at(-1, -4, line(long, ink.bread, 84)),
    at(0, -30, line('M-80 0H30', lighter(ink.bread, 0.5), 8, faded(0.6))),
    line('M-90 2H90', darker(ink.bread, 0.36), 50),
    at(0, 4, sausage(pen, 214, 36, '#c0562f', 0)),
    topping === 'onion' ? dots(bits, 4, '#dca24f') : '',
    topping === 'cucumber'
      ? bits
          .slice(0, 7)
          .map(([x, y]) => at(x, y, cucumberSlice(pen), 0, 0.34))
          .join('')
      : '',
    line(wave, ink.mustard, 8),
  ].join('');
};

/** An open sandwich on rye. */
export const sandwich = (pen: Pen, kind: 'ham' | 'salami' | 'egg' = 'ham'): string => {
  const slice = pen.reuse('rye', () => {
    const bread = outline([
      [-92, -60],
      [0, -70],
      [92, -60],
      [98, 0],
      [92, 62],
      [0, 70],
      [-92, 62],
      [-98, 0],
    ]);
    const crumb = dots(scatter(pen, 12, 80, 56, 16), 2, lighter(ink.rye, 0.35));
    return lifted(
      pen,
      12,
      bread,
      ink.rye,
      `${crumb}<g transform="scale(.9)">${path(bread, ink.butter, faded(0.9))}</g>`,
      { depth: 6 },
    );
  });
  const topping = {
    ham: () =>
      at(0, -2, slices(pen, ink.ham, ink.fat, 3), 0, 0.86) +
      [-44, 0, 44].map((x) => at(x, 34, cucumberSlice(pen), 0, 0.62)).join(''),
    salami: () =>
      at(0, 0, slices(pen, '#a83a36', '#8c2c2c', 3, true), 0, 0.86) + at(34, 32, onionRings(pen), 0, 0.55),
    egg: () => at(-50, 6, egg(pen), 80, 0.9) + at(0, -10, egg(pen), 95, 0.9) + at(48, 8, egg(pen), 84, 0.9),
  }[kind]();
  return `${slice}${topping}${at(10, 6, dill(pen), 60, 0.6)}`;
};

/** Two halves of a wrap, the filling showing. */
export const wrap = (pen: Pen): string =>
  [-1, 1]
    .map((side) => {
      const body = outline([
        [-56, -96],
        [0, -104],
        [56, -96],
        [54, 0],
        [44, 96],
        [0, 108],
        [-44, 96],
        [-54, 0],
      ]);
      const spots = scatter(pen, 9, 44, 84, 22)
        .map(([x, y]) =>
          ellipse(x, y, pen.random.range(5, 11), pen.random.range(4, 8), ink.golden, faded(0.5)),
        )
        .join('');
      const filling = `${ellipse(0, -92, 52, 26, darker(ink.oat, 0.2))}${ellipse(0, -92, 45, 21, ink.lime)}${[-24, 0, 22].map((x, index) => ellipse(x, -92 + (index % 2) * 6, 13, 9, index === 1 ? ink.tomato : ink.golden)).join('')}`;
      return at(
        side * 62,
        side * 6,
        `${lifted(pen, 11, body, '#efd9ac', spots, { depth: 8 })}${filling}`,
        side * 14,
      );
    })
    .join('');

/** A round pie with one slice taken out. */
export const pie = (pen: Pen, filling: string = ink.mustard): string => {
  const crimps = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2;
    return circle(
      Math.cos(angle) * 112,
      Math.sin(angle) * 112,
      13,
      index % 2 ? ink.bread : lighter(ink.bread, 0.14),
    );
  }).join('');
  const top = [
    ...scatter(pen, 9, 84, 84, 34).map(([x, y]) =>
      at(x, y, tomatoSlice(pen), pen.random.int(0, 90), pen.random.range(0.34, 0.48)),
    ),
    ...scatter(pen, 12, 90, 90, 24).map(([x, y]) =>
      ellipse(x, y, 10, 7, darker(ink.golden, 0.12), faded(0.65)),
    ),
    ...scatter(pen, 5, 74, 74, 40).map(([x, y]) => at(x, y, leaves(pen, 2), pen.random.int(0, 360), 0.5)),
  ].join('');
  return `${circle(10, 14, 120, ink.shadow, faded(0.17))}${crimps}${circle(0, 0, 108, darker(filling, 0.16))}${circle(-2, -3, 104, filling)}${top}`;
};

/** A loaf, from above, scored. */
export const loaf = (pen: Pen): string => {
  const body = blob(pen, 96, 66, 0.03);
  return lifted(
    pen,
    12,
    body,
    ink.crust,
    `${line('M-60 -30L-30 34M-20 -46L14 46M24 -46L52 32', ink.oat, 8)}${dots(scatter(pen, 24, 80, 50, 12), 2.4, ink.cream, faded(0.7))}`,
    { depth: 11 },
  );
};
