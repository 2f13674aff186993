/** Raw and cooked meat around the origin, about 200 units wide. */
import {
  lifted,
  at,
  blob,
  dots,
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

/** A sausage along the x axis. `marks` is the number of grill marks. */
export const sausage = (pen: Pen, length: number, thick: number, colour: string, marks = 0): string =>
  pen.reuse(`sausage ${length} ${thick} ${colour} ${pen.random.int(0, 1)}`, () => {
    const bend = pen.random.range(0.08, 0.2) * length;
    const half = length / 2;
    const d = `M${n(-half)} 0Q0 ${n(-bend * 2)} ${n(half)} 0`;
    const burns = Array.from({ length: marks }, (_, index) => {
      const share = (index + 1) / (marks + 1);
      const x = -half + length * share;
      const y = -bend * 4 * share * (1 - share);
      return `M${n(x - thick * 0.2)} ${n(y + thick * 0.3)}l${n(thick * 0.4)} ${n(-thick * 0.6)}`;
    }).join('');
    return [
      line(d, ink.shadow, thick, 'opacity=".17" transform="translate(8 11)"'),
      line(
        `M${n(-half - thick * 0.7)} ${n(bend * 0.5)}L${n(-half)} 0M${n(half + thick * 0.7)} ${n(bend * 0.5)}L${n(half)} 0`,
        darker(colour, 0.2),
        thick * 0.2,
      ),
      line(d, darker(colour, 0.22), thick),
      at(-1, -thick * 0.07, line(d, colour, thick * 0.86)),
      burns && line(burns, ink.char, thick * 0.15, faded(0.75)),
      at(
        0,
        -thick * 0.26,
        line(
          d,
          lighter(colour, 0.5),
          thick * 0.1,
          `stroke-dasharray="${n(length * 0.3)} ${n(length * 0.12)} ${n(length * 0.08)} 999" opacity=".75"`,
        ),
      ),
    ].join('');
  });

/** A ring sausage, its ends tied together. */
export const ring = (pen: Pen, colour: string = '#b9582f'): string => {
  const d = 'M-34 84C-128 44 -118 -92 0 -92S128 44 34 84';
  return [
    line(d, ink.shadow, 52, 'opacity=".17" transform="translate(9 12)"'),
    line(d, darker(colour, 0.24), 52),
    at(-2, -4, line(d, colour, 44)),
    at(
      -3,
      -14,
      line(
        d,
        lighter(colour, 0.42),
        6,
        'stroke-dasharray="90 30 26 400" stroke-dashoffset="-120" opacity=".8"',
      ),
    ),
    line('M-30 86Q0 104 30 86', ink.oat, 5),
    dots(
      scatter(pen, 10, 96, 90, 26).filter(([x, y]) => Math.abs(Math.hypot(x, y) - 92) < 16),
      1.6,
      darker(colour, 0.4),
    ),
  ].join('');
};

/** Sliced cold meat, folded loosely in a fan. */
export const slices = (
  pen: Pen,
  colour: string = ink.ham,
  rind: string = ink.fat,
  count = 6,
  speckled = false,
): string => {
  const slice = () => {
    const body = outline([
      [-62, 10],
      [-44, -44 - pen.random.range(0, 10)],
      [0, -58],
      [46, -42],
      [64, 8],
      [38, 26 + pen.random.range(0, 12)],
      [0, 16 + pen.random.range(0, 20)],
      [-36, 32],
    ]);
    const grain = speckled
      ? dots(scatter(pen, 9, 50, 36, 14), 4, ink.fat, faded(0.9))
      : line('M-40 -10Q-10 -34 34 -20M-34 12Q0 -10 44 4', lighter(colour, 0.35), 5, faded(0.55));
    const edge = at(0, 0, solid(pen, body, colour, grain, { depth: 6 }), 0, 0.92);
    return shadow(body, 8) + path(body, rind) + edge;
  };
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0.5;
    const one = pen.reuse(`slice ${colour} ${index % (count > 3 ? 3 : 2)}`, slice);
    return at((share - 0.5) * 130, Math.sin(share * Math.PI) * -26 + 22, one, (share - 0.5) * 64);
  }).join('');
};

/** Rashers side by side. */
export const bacon = (pen: Pen, fried = false): string => {
  const lean = fried ? '#a5452f' : '#cf5f58';
  return Array.from({ length: 4 }, (_, index) => {
    const wave = (offset: number) =>
      `M-110 ${n(offset)}q28 ${n(-16 + pen.random.range(-4, 4))} 55 0t55 0t55 0t55 0`;
    const stripe = pen.random.range(-5, 5);
    return at(
      pen.random.range(-8, 8),
      index * 44 - 66,
      line(wave(0), ink.shadow, 32, 'opacity=".16" transform="translate(6 8)" style="stroke-linecap:butt"') +
        `<g style="stroke-linecap:butt">${line(wave(0), darker(lean, 0.12), 34)}${at(0, -3, line(wave(0), lean, 28))}${at(0, 8 + stripe, line(wave(0), ink.fat, 6))}${at(0, -9 + stripe, line(wave(0), fried ? ink.golden : ink.rose, 4))}</g>`,
    );
  }).join('');
};

/** Mince in strands. */
export const mince = (pen: Pen, w = 105, h = 80): string => {
  const tones = [darker(ink.raw, 0.16), ink.raw, mix(ink.raw, ink.rose, 0.45), mix(ink.raw, ink.fat, 0.62)];
  const strands = tones.map((tone, index) => {
    const d = scatter(pen, 19, w - index * 6, h - index * 6, 10)
      .map(
        ([x, y]) =>
          `M${n(x)} ${n(y - index * 4)}q${n(pen.random.range(-16, 16))} ${n(pen.random.range(-18, 8))} ${n(pen.random.range(10, 26))} ${n(pen.random.range(-8, 12))}`,
      )
      .join('');
    return line(d, tone, 11.5 - index);
  });
  const heap = blob(pen, w, h, 0.06);
  return `${shadow(heap, 12)}${path(heap, darker(ink.raw, 0.28))}${strands.join('')}`;
};

/** A raw steak with marbling and a rim of fat. */
export const steak = (pen: Pen, colour: string = ink.raw): string => {
  const points: Point[] = [
    [-96, 6],
    [-74, -54],
    [-16, -70],
    [46, -58],
    [98, -24],
    [90, 34],
    [40, 50],
    [4, 68],
    [-58, 60],
  ];
  const body = outline(
    points.map(([x, y]): Point => [x + pen.random.range(-7, 7), y + pen.random.range(-7, 7)]),
  );
  const veins = scatter(pen, 11, 74, 44, 17)
    .map(
      ([x, y]) =>
        `M${n(x)} ${n(y)}q${n(pen.random.range(4, 16))} ${n(pen.random.range(-14, 2))} ${n(pen.random.range(16, 30))} ${n(pen.random.range(-10, 10))}`,
    )
    .join('');
  return `${shadow(body, 12)}${path(body, darker(ink.fat, 0.1))}${at(-2, -3, path(body, ink.fat))}<g transform="translate(2 6) scale(.9 .86)">${solid(pen, body, colour, line(veins, ink.fat, 3.6, faded(0.85)), { depth: 7 })}</g>`;
};

/** A grilled steak, partly carved. The slices are pink. */
export const carved = (pen: Pen, crust: string = ink.seared, core: string = '#d1665f'): string => {
  const whole = blob(pen, 66, 58, 0.06);
  const slice = () => {
    const body = outline([
      [-14, -52],
      [8, -58],
      [17, -10],
      [14, 44],
      [-6, 54],
      [-17, 6],
    ]);
    const inside = `${path(body, core)}${line('M-4 -40V36', lighter(core, 0.3), 5, faded(0.6))}`;
    return `${shadow(body, 7)}${path(body, darker(crust, 0.1))}<g transform="scale(.66 .84)">${inside}</g>`;
  };
  const cut = (index: number) =>
    at(10 + index * 31, index * 3 - 2, pen.reuse('carved slice', slice), 10 + index * 3);
  return `${at(-62, 0, lifted(pen, 11, whole, crust, line('M-60 -20L30 -66M-60 16L62 -46M-40 50L70 -10', ink.char, 8, faded(0.7)), { depth: 8 }))}${[0, 1, 2, 3].map(cut).join('')}`;
};
