import { testStory as testNarrow } from '@storybook/addon-vitest/internal/test-utils';
import { storyNameFromExport } from 'storybook/internal/csf';
import { describe, test } from 'vitest';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

type Options = Parameters<typeof testNarrow>[0];
type Annotations = Record<string, unknown> & { tags?: string[]; globals?: object };

type StoryTest = ReturnType<typeof testNarrow>;

/** The gate tests a fixed sample of each file, `npm run thorough` tests all stories. */
const isThorough = import.meta.env['THOROUGH'] === '1';

let wide: Options[] = [];
let count = 0;

/** The sample has the first stories of a file, which are the examples, and every second one after them. */
const isInSample = (at: number): boolean => isThorough || at < 5 || at % 2 === 0;

const skipped: StoryTest = async ({ skip }) => skip('Left to npm run thorough.');

/** Wraps Storybook's own function. Also collects stories that have to be tested in a wide window. */
export function testStory(options: Options): StoryTest {
  const tags = [options.meta, options.story].flatMap((one) => (one as Annotations).tags ?? []);
  if (tags.includes('wide')) wide.push(options);
  return isInSample(count++) ? testNarrow(options) : skipped;
}

/**
 * Creates tests in a wide window for the stories collected since the last call. Called at the end of a file, so that the window is resized
 * only once.
 */
export function testWide(): void {
  const stories = isThorough ? wide : wide.slice(0, 3);
  wide = [];
  count = 0;
  if (stories.length === 0) return;
  describe('1280 px', () => {
    for (const { story, ...options } of stories) {
      const viewport = { value: 'w1280', isRotated: false };
      const globals = { ...(story as Annotations).globals, viewport };
      test(
        storyNameFromExport(options.exportName),
        testNarrow({ ...options, story: { ...story, globals } as Options['story'] }),
      );
    }
  });
}
