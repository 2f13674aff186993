import { expect, test } from 'vitest';
import type { WidgetDefinition } from '#island/define.ts';
import { getTolerance, findHeightFault } from '../../../stories/reserved-height.ts';

const PHONE = { width: 375, height: 812 };
const DESK = { width: 1280, height: 900 };
const judge = (reservedHeight: WidgetDefinition['reservedHeight'], height: number, window = PHONE) =>
  findHeightFault({ name: 'card', reservedHeight }, { height, window });

test('reserved height: a difference of a line of text is accepted', () => {
  for (const reserved of [300 - getTolerance(300), 300, 300 + getTolerance(300)])
    expect(judge(reserved, 300)).toBeUndefined();
});

test.each([
  ['less than the widget takes', 262, 332],
  ['more than the widget takes', 332, 262],
])('reserved height: %s is reported in a sentence', (_case, reserved, height) => {
  expect(judge(reserved, height)).toBe(
    `card reserves ${reserved} px and takes ${height} px in a window of 375 × 812 (reservedHeight, narrow)`,
  );
});

test("reserved height: the window's height is enough for a higher widget, and more than the widget's height is reported", () => {
  expect(judge(812, 2000)).toBeUndefined();
  expect(judge(700, 2000)).toContain('takes 2000 px');
  expect(judge(2200, 2000)).toContain('reserves 2200 px');
});

test('reserved height: the narrow and the wide height apply to their own windows', () => {
  const both = { narrow: 400, wide: 200 };
  expect(judge(both, 400)).toBeUndefined();
  expect(judge(both, 200, DESK)).toBeUndefined();
  expect(judge(both, 200)).toContain('narrow');
  expect(judge(both, 400, DESK)).toContain('wide');
});

test('reserved height: the medium height applies from 600 to 1024 px, and is the narrow one by default', () => {
  const three = { narrow: 400, medium: 300, wide: 200 };
  expect(judge(three, 300, { width: 600, height: 900 })).toBeUndefined();
  expect(judge(three, 300, { width: 1024, height: 900 })).toBeUndefined();
  expect(judge(three, 400, { width: 599, height: 900 })).toBeUndefined();
  expect(judge(three, 400, { width: 768, height: 900 })).toContain('medium');
  expect(judge({ narrow: 400, wide: 200 }, 400, { width: 768, height: 900 })).toBeUndefined();
});

test("reserved height: a widget whose height depends on the editor's content reserves nothing", () => {
  expect(judge(0, 500)).toBeUndefined();
});
