/** Pages that take more work than their length tells. Each of these took seconds and gigabytes before the work was bounded. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { BoundedParser, TooMuchWork } from '../../../prerender/bounded-parser.ts';
import { createPrerender, type ServerWidget } from '../../../prerender/prerender.ts';

const plain: ServerWidget = {
  schema: { type: 'object', properties: { deep: {} } },
  component: () => createElement('b', null, 'rendered'),
};
const prerender = createPrerender(new Map([['plain', plain]]));
const MARKER = '<div data-widget="plain"></div>';
const numbered = (times: number, piece: (at: number) => string): string =>
  Array.from({ length: times }, (_, at) => piece(at)).join('');

/** Fails where a page is not answered within seconds: what is bounded takes a tenth of one. */
const SECONDS = 10_000;

describe('prerender of a page that takes more work than it may', () => {
  it.each([
    [
      'formatting that is rebuilt for each paragraph',
      `<p>${numbered(3000, (at) => `<b c${at}>`)}${'<p>x'.repeat(8000)}`,
    ],
    [
      'formatting that is rebuilt, less deep than the limit',
      `<p>${numbered(400, (at) => `<b c${at}>`)}${'<p>x'.repeat(8000)}`,
    ],
    ['elements nested by the ten thousand', '<div>'.repeat(50_000)],
    ['tables in tables', '<table><tr><td>'.repeat(10_000)],
    ['elements of a table that are put before it', `<table>${'<br>x'.repeat(200_001)}`],
    [
      'formatting that is closed in the wrong order',
      `${'<a><b><i>'.repeat(2000)}${'</a></b></i>'.repeat(2000)}`,
    ],
    ['attributes by the ten thousand', `<p ${numbered(250_000, (at) => `a${at} `)}>`],
    ['markers in markers, a thousand deep', '<div data-widget="plain">'.repeat(1000) + '</div>'.repeat(1000)],
  ])(
    'returns it as it came: %s [SERVER]',
    async (_, hostile) => {
      const page = MARKER + hostile;
      expect((await prerender(page, { timeoutMs: 600_000 })) === page).toBe(true);
    },
    SECONDS,
  );

  it('looks at the clock between few operations, whatever the slice of the text is [SERVER]', async () => {
    let looks = 0;
    const parser = new BoundedParser({ isOver: () => (looks += 1) > 20 });
    expect(() => parser.parse('<br>'.repeat(4000))).toThrow(TooMuchWork);
  });

  it('renders pages that are large and nested as pages may be [SERVER]', async () => {
    const page = `${'<div>'.repeat(400)}${MARKER}${'</div>'.repeat(400)}${'<p class="a">text <b>bold</b></p>'.repeat(20_000)}`;
    expect(await prerender(page, { timeoutMs: 600_000 })).toContain('<saaristo-root><b>rendered</b>');
  });
});
