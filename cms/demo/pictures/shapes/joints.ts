/** Joints and minced meat around the origin, about 200 units wide. */
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
} from '../pen.ts';
import { darker, ink, lighter, mix } from '../palette.ts';

/** A tied roast. */
export const roast = (pen: Pen, colour: string = ink.roast): string => {
  const body = outline([
    [-112, 0],
    [-92, -50],
    [-20, -66],
    [60, -58],
    [112, -10],
    [96, 46],
    [20, 64],
    [-70, 54],
  ]);
  const ties = [-64, -22, 20, 62].map((x) => `M${x} -70q${n(pen.random.range(14, 24))} 70 0 140`).join('');
  const crust = dots(scatter(pen, 26, 96, 50, 13), 2.6, darker(colour, 0.45), faded(0.8));
  return lifted(
    pen,
    14,
    body,
    colour,
    `${ellipse(-30, -34, 62, 16, lighter(colour, 0.4), 'opacity=".5" transform="rotate(-6)"')}${crust}${line(ties, ink.cream, 4.5)}`,
    { depth: 14 },
  );
};

/** A glazed rack of ribs. */
export const ribs = (pen: Pen): string => {
  const body = outline([
    [-118, -30],
    [-60, -46],
    [20, -50],
    [112, -36],
    [120, 10],
    [104, 44],
    [20, 52],
    [-70, 48],
    [-120, 26],
  ]);
  const bones = Array.from({ length: 7 }, (_, index) =>
    line(`M${-96 + index * 32} -34v-${n(pen.random.range(24, 34))}`, ink.cream, 13),
  ).join('');
  const gaps = Array.from({ length: 6 }, (_, index) => `M${-80 + index * 32} -44q8 46 -2 92`).join('');
  return `${bones}${lifted(pen, 13, body, '#9c3f22', `${line(gaps, darker('#9c3f22', 0.4), 6, faded(0.6))}${line('M-96 -20Q-20 -34 84 -22', '#e0894f', 7, faded(0.6))}${dots(scatter(pen, 16, 96, 34, 14), 2.2, ink.oat)}`, { depth: 11 })}`;
};

/** A ham on the bone, scored and studded, its cut side pink. */
export const ham = (pen: Pen): string => {
  const body = outline([
    [-120, 6],
    [-96, -56],
    [-20, -84],
    [62, -70],
    [112, -20],
    [108, 34],
    [56, 72],
    [-30, 76],
    [-96, 54],
  ]);
  const scores = [-140, -100, -60, -20, 20, 60]
    .map((x) => `M${x} -90l150 180M${x + 130} -90l-150 180`)
    .join('');
  const face = blob(pen, 46, 58, 0.04);
  return [
    lifted(
      pen,
      16,
      body,
      '#c9762f',
      `${line(scores, darker('#c9762f', 0.3), 4, faded(0.65))}${dots(scatter(pen, 22, 92, 56, 24), 3.6, ink.char)}${ellipse(-34, -52, 60, 12, '#f2bd72', 'opacity=".55" transform="rotate(-12)"')}`,
      { depth: 13 },
    ),
    at(
      82,
      14,
      path(face, ink.fat) +
        `<g transform="scale(.84)">${path(face, ink.ham)}${line('M-20 -34Q10 -10 -4 30M8 -40Q30 0 16 36', lighter(ink.ham, 0.4), 5, faded(0.7))}</g>` +
        circle(-4, -6, 12, ink.cream) +
        circle(-4, -6, 6, '#d8b9a0'),
      -6,
    ),
  ].join('');
};

/** Meatballs in a loose heap. */
export const meatballs = (pen: Pen, count = 8, colour: string = '#95532c', reach = 82): string => {
  const ball = () => {
    const light = ellipse(
      -9,
      -10,
      9,
      5,
      lighter(colour, 0.45),
      'transform="rotate(-35 -9 -10)" opacity=".7"',
    );
    const seared = dots(scatter(pen, 4, 18, 18, 9), 1.8, darker(colour, 0.45));
    return lifted(pen, 6, blob(pen, 28, 27, 0.05), colour, light + seared, { depth: 6 });
  };
  return scatter(pen, count, reach, reach * 0.8, 47)
    .map(([x, y], index) => at(x, y, pen.reuse(`ball ${index % 3}`, ball)))
    .join('');
};

/** A grilled patty. */
export const patty = (pen: Pen, r = 54, colour: string = ink.seared): string =>
  pen.reuse(`patty ${r}`, () => {
    const body = blob(pen, r, r * 0.96, 0.04);
    return lifted(
      pen,
      9,
      body,
      colour,
      line(
        `M${-r} ${-r * 0.4}L${r * 0.5} ${-r}M${-r} ${r * 0.3}L${r} ${-r * 0.5}M${-r * 0.5} ${r * 0.7}L${r} ${r * 0.1}`,
        ink.char,
        r * 0.13,
        faded(0.65),
      ),
      { depth: 8 },
    );
  });

/** Coarse slices of terrine with a jelly edge. */
export const pate = (pen: Pen): string =>
  [0, 1, 2]
    .map((index) => {
      const d = 'M-50 44V-24Q-50 -46 -28 -46H28Q50 -46 50 -24V44z';
      const tone = mix('#b98467', ink.rose, index * 0.12);
      return at(
        index * 62 - 64,
        index * 8 - 8,
        `${shadow(d, 8)}${path(d, darker(ink.golden, 0.1))}<g transform="scale(.9)">${solid(pen, d, tone, dots(scatter(pen, 12, 42, 40, 14), 4, ink.fat) + dots(scatter(pen, 5, 40, 38, 20), 3.4, ink.herb), { depth: 5 })}</g>`,
        index * 7 - 7,
      );
    })
    .join('');
