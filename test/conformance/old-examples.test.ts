import { expect, test } from 'vitest';
import { faultsOfOldExamples } from './old-examples.ts';
import { widgets } from './widgets.ts';

test.each(widgets)('$name: its examples of older versions are rendered [VERSION]', async (widget) => {
  expect(await faultsOfOldExamples(widget)).toEqual([]);
});
