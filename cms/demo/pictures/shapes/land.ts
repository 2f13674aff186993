/** Parts of the archipelago: trees, rocks, houses, boats. The lower edge of each is y = 0; each is about 100 units high. */
import { circle, ellipse, faded, line, n, outline, path, rect, type Pen, type Point } from '../pen.ts';
import { darker, ink, lighter, mix } from '../palette.ts';

export const spruce = (pen: Pen, colour: string): string =>
  pen.reuse(`spruce ${colour} ${pen.random.int(0, 1)}`, () => {
    const layers = [0, 1, 2, 3].map((index) => {
      const [base, wide] = [-14 - index * 24, 34 - index * 7];
      return `M${n(-wide + pen.random.range(-3, 3))} ${base}Q${n(-wide * 0.3)} ${base - 12} 0 ${base - 42}Q${n(wide * 0.3)} ${base - 12} ${wide} ${base}Q0 ${base + 9} ${-wide} ${base}z`;
    });
    return `${rect(-4, -18, 8, 20, '#5a3d2c')}${path(layers.join(''), colour)}${path('M0 -128L0 -8Q22 -8 34 -14Q10 -24 24 -38Q8 -48 18 -62Q4 -72 12 -84z', darker(colour, 0.22), faded(0.8))}`;
  });

export const pine = (pen: Pen, colour: string): string =>
  pen.reuse(`pine ${colour}`, () => {
    const crown = [
      [-20, -84, 30, 15],
      [20, -98, 30, 16],
      [-6, -116, 26, 15],
      [24, -74, 20, 10],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0], index) =>
        ellipse(x, y, rx, ry, index % 2 ? colour : darker(colour, 0.16)),
      )
      .join('');
    return `${line('M0 0Q6 -50 -2 -104M2 -60L22 -76', '#a5623c', 7)}${crown}`;
  });

export const birch = (pen: Pen, colour: string): string =>
  pen.reuse(
    `birch ${colour}`,
    () =>
      `${line('M0 0Q-4 -50 2 -96', ink.milk, 7)}${line('M-4 -20h5M-3 -44h4M-2 -66h4', ink.charcoal, 2.4)}${ellipse(2, -92, 30, 40, colour)}${ellipse(12, -84, 20, 30, darker(colour, 0.12))}${ellipse(-8, -104, 14, 16, lighter(colour, 0.25), faded(0.6))}`,
  );

/** A red cottage with white corners. */
export const cottage = (wall = '#a83a2e', roof = '#4a4440'): string =>
  [
    rect(-60, -54, 120, 54, wall),
    rect(20, -54, 40, 54, darker(wall, 0.2)),
    path('M-70 -52L-44 -96H44L70 -52z', roof),
    path('M20 -52L30 -96H44L70 -52z', darker(roof, 0.3)),
    rect(24, -112, 14, 26, '#8a5a4a'),
    line('M-58 -52V-2M58 -52V-2M20 -52V-2', ink.milk, 4),
    rect(-40, -40, 22, 22, '#f6d98c'),
    line('M-40 -40h22v22h-22zM-29 -40v22M-40 -29h22', ink.milk, 3),
    rect(-8, -38, 18, 38, ink.milk),
    rect(32, -40, 18, 20, '#f6d98c'),
    line('M32 -40h18v20h-18z', ink.milk, 3),
  ].join('');

/** A lighthouse with its bands. */
export const lighthouse = (band = '#c0392b', lit = true): string =>
  [
    lit
      ? [150, 250, 350, 460]
          .map((reach) =>
            path(
              `M0 -172L${-reach} ${n(-172 - reach * 0.17)}V${n(-172 + reach * 0.17)}z`,
              '#ffe9a8',
              faded(0.1),
            ),
          )
          .join('')
      : '',
    path('M-26 0L-16 -150H16L26 0z', ink.milk),
    path('M4 0L2 -150H16L26 0z', darker(ink.milk, 0.16)),
    path('M-23 -40L-21 -80H21L23 -40z', band),
    path('M-19 -112L-17 -142H17L19 -112z', band),
    rect(-22, -156, 44, 8, ink.charcoal),
    rect(-14, -186, 28, 30, lit ? '#ffd76a' : '#cfe0e2'),
    path('M-20 -184Q0 -214 20 -184z', darker(band, 0.2)),
    line('M0 -200V-214', ink.charcoal, 3),
    rect(-6, -20, 12, 20, '#6d4a35'),
  ].join('');

/** A rounded granite rock. */
export const rock = (pen: Pen, w: number, h: number, colour = '#b79a8c'): string => {
  const top: Point[] = [
    [-w, 4],
    [-w * 0.8, -h * 0.5],
    [-w * 0.3, -h * pen.random.range(0.8, 1)],
    [w * 0.25, -h * pen.random.range(0.7, 0.95)],
    [w * 0.75, -h * 0.45],
    [w, 4],
    [0, 12],
  ];
  return `${path(outline(top), colour)}${path(`M${n(w * 0.1)} ${n(-h * 0.8)}Q${n(w * 0.8)} ${n(-h * 0.5)} ${n(w)} 4Q${n(w * 0.4)} 8 ${n(w * 0.2)} 6z`, darker(colour, 0.2), faded(0.8))}${line(`M${n(-w * 0.6)} ${n(-h * 0.3)}q${n(w * 0.2)} ${n(-h * 0.2)} ${n(w * 0.5)} ${n(-h * 0.15)}`, lighter(colour, 0.4), 4, faded(0.7))}`;
};

/** A small open boat. */
export const boat = (hull = '#f3ead8', stripe = '#2f6b6b'): string =>
  `${path('M-84 -26Q0 -12 88 -34Q76 6 56 10H-56Q-76 6 -84 -26z', hull)}${path('M-80 -12Q0 2 82 -18L78 -8Q0 12 -76 -2z', stripe)}${path('M10 -20L14 -58H46L52 -28z', hull)}${rect(20, -52, 22, 16, '#9cc3c9', 3)}${line('M-30 -20V-82M-30 -80L0 -64L-30 -56', ink.walnut, 4)}${line('M-110 16q14 -8 28 0t28 0t28 0t28 0t28 0t28 0t28 0', '#ffffff', 4, faded(0.5))}`;

/** A barn with a hay loft. */
export const barn = (wall = '#9c3b2c'): string =>
  `${path('M-90 0V-66L-58 -108H58L90 -66V0z', wall)}${path('M30 0V-108H58L90 -66V0z', darker(wall, 0.2))}${path('M-100 -60L-62 -114H62L100 -60L90 -56L56 -104H-56L-90 -56z', '#5a4d46')}${rect(-34, -52, 52, 52, darker(wall, 0.35))}${line('M-34 -52h52v52M-34 0v-52M-34 -52L18 0M18 -52L-34 0', ink.cream, 4)}${rect(-20, -88, 24, 20, ink.cream)}${line('M44 0V-100M58 0V-104M72 0V-88', darker(wall, 0.34), 2.4)}`;

/** A cloud of three puffs, or a line of them. */
export const cloud = (colour: string, opacity: number): string =>
  path(
    'M-90 0Q-96 -30 -60 -32Q-48 -64 -10 -52Q14 -76 44 -50Q86 -54 90 -18Q104 0 84 4H-80Q-92 6 -90 0z',
    colour,
    faded(opacity),
  );

/** Gulls far away. */
export const gulls = (pen: Pen, w: number, h: number): string =>
  line(
    Array.from(
      { length: 5 },
      () => `M${pen.random.int(0, w)} ${pen.random.int(0, h)}q8 -9 15 0q7 -9 15 0`,
    ).join(''),
    mix('#ffffff', ink.charcoal, 0.35),
    3,
  );

/** The sun or the moon. */
export const sun = (r: number, colour: string): string =>
  circle(0, 0, r * 1.7, colour, faded(0.18)) +
  circle(0, 0, r * 1.3, colour, faded(0.25)) +
  circle(0, 0, r, colour);
