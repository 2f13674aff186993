/** Draws a grill and a desk, seen from above. */
import { at, circle, type DrawScene, faded, line, n, path, rect, round, shadow } from '../pen.ts';
import { darker, ink, lighter, mix, tables } from '../palette.ts';
import * as green from '../shapes/garnish.ts';
import * as joint from '../shapes/joints.ts';
import * as meat from '../shapes/meat.ts';
import { skewer } from '../shapes/servings.ts';
import { drawSurface } from './tabletop.ts';

export const grill: DrawScene = (pen, w, h) => {
  const table = pen.random.pick(tables);
  const r = h * 0.42;
  const bars = Array.from({ length: 15 }, (_, index) => {
    const x = ((index - 7) * r) / 8;
    const y = Math.sqrt(Math.max(0, (r * 0.9) ** 2 - x * x));
    return `M${n(x)} ${n(-y)}V${n(y)}`;
  }).join('');
  const embers = Array.from({ length: 15 }, () => {
    const angle = pen.random.range(0, 6.3);
    const reach = pen.random.range(0, r * 0.8);
    return at(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      pen.reuse(`ember ${pen.random.int(0, 2)}`, () =>
        path('M-26 4L-10 -22L20 -16L26 10L2 24z', pen.random.pick(['#e8642f', '#7d2a1e', '#f0a13c'])),
      ),
      pen.random.int(0, 180),
    );
  }).join('');
  const food = [
    at(-80, -100, meat.sausage(pen, 190, 44, '#b9532b', 4), -8),
    at(-60, -30, meat.sausage(pen, 190, 44, '#b9532b', 4), -8),
    at(116, -70, joint.patty(pen, 60)),
    at(120, 76, meat.carved(pen), -14, 0.8),
    at(-30, 76, skewer(pen), -10, 0.8),
    at(-30, 146, skewer(pen), -10, 0.74),
  ].join('');
  return [
    drawSurface(pen, table, w, h),
    at(
      w * 0.5,
      h * 0.5,
      `${shadow(round(r), 22)}${circle(0, 0, r, ink.charcoal)}${circle(-2, -3, r * 0.97, '#4a4748')}${circle(0, 0, r * 0.9, '#1d1717')}${embers}${line(bars, '#8d8f90', 7)}${at(0, 0, food, 0, h / 640)}`,
    ),
    at(w * 0.14, h * 0.24, green.sprig(pen), 20, h / 500),
    at(w * 0.13, h * 0.72, green.citrus(pen), 0, h / 520),
    at(w * 0.87, h * 0.28, at(0, 0, green.onionRings(pen)) + at(54, 64, green.tomato(pen)), 0, h / 520),
    at(w * 0.87, h * 0.78, green.chilli(), 30, h / 480),
  ].join('');
};

export const desk: DrawScene = (pen, w, h) => {
  const ground = pen.random.pick(['#dfe4d3', '#e8d4bb', '#cddadd', '#efdcca']);
  const accent = pen.random.pick(['#1d5480', '#2f6b6b', '#b8472f']);
  const bars = [58, 92, 76, 120, 104, 150]
    .map((height, index) =>
      rect(-150 + index * 52, 110 - height, 34, height, index === 5 ? '#e5a14a' : accent, 4),
    )
    .join('');
  const sheet = (turn: number, x: number, y: number, inside: string) =>
    at(
      x,
      y,
      rect(-192, -208, 400, 440, ink.shadow, 6, faded(0.14)) +
        rect(-200, -220, 400, 440, ink.milk, 6) +
        inside,
      turn,
      h / 640,
    );
  return [
    rect(0, 0, w, h, ground),
    path(`M0 0H${n(w * 0.42)}L0 ${n(h * 0.8)}z`, lighter(ground, 0.4), faded(0.6)),
    sheet(
      -12,
      w * 0.32,
      h * 0.52,
      line(
        'M-150 -150h180M-150 -110h300M-150 -80h280M-150 -50h300M-150 -20h200M-150 30h300M-150 60h260M-150 90h290',
        mix(ground, ink.charcoal, 0.3),
        8,
      ),
    ),
    sheet(
      7,
      w * 0.58,
      h * 0.5,
      `${line('M-150 -160h150', accent, 14)}${line('M-150 -118h240', '#cfc6b6', 8)}${line('M-160 112H170', ink.charcoal, 4)}${bars}${line('M-134 20L-80 -10L-28 0L24 -46L76 -36L128 -84', '#c8553d', 5)}${line('M-150 150h300M-150 178h220', '#cfc6b6', 8)}`,
    ),
    at(
      w * 0.86,
      h * 0.3,
      `${shadow(round(86), 14)}${circle(0, 0, 86, ink.milk)}${circle(0, 0, 66, darker(ink.milk, 0.1))}${circle(0, 0, 52, ink.milk)}${circle(0, 0, 44, '#5b3522')}${line('M52 0h34', ink.milk, 16)}`,
      0,
      h / 600,
    ),
    at(
      w * 0.84,
      h * 0.74,
      `${line('M-80 60L60 -80', ink.shadow, 16, 'opacity=".16" transform="translate(8 10)"')}${line('M-80 60L60 -80', accent, 16)}${line('M60 -80L80 -100', ink.oat, 12)}`,
      0,
      h / 600,
    ),
    at(w * 0.1, h * 0.2, green.leaves(pen, 7), 30, h / 340),
  ].join('');
};
