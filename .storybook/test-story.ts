import { testStory as testNarrow } from '@storybook/addon-vitest/internal/test-utils';
import { storyNameFromExport } from 'storybook/internal/csf';
import { describe, test } from 'vitest';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

type Options = Parameters<typeof testNarrow>[0];
type Annotations = Record<string, unknown> & { tags?: string[]; globals?: object };

type StoryTest = ReturnType<typeof testNarrow>;

/** The gate takes of each file a fixed sample, `npm run thorough` all of it. */
const isThorough = import.meta.env['THOROUGH'] === '1';

let wide: Options[] = [];
let count = 0;

/** Of a file's stories the first ones, which are the examples, and then every other one. */
const isInSample = (at: number): boolean => isThorough || at < 5 || at % 2 === 0;

const skipped: StoryTest = async ({ skip }) => skip('Left to npm run thorough.');

/** Storybook's own, which also notes those that are to be seen in a wide window as well. */
export function testStory(options: Options): StoryTest {
  const tags = [options.meta, options.story].flatMap((one) => (one as Annotations).tags ?? []);
  if (tags.includes('wide')) wide.push(options);
  return isInSample(count++) ? testNarrow(options) : skipped;
}

/** Makes tests in a wide window of the stories noted since the last call: at the end of a file, so that the window is resized once. */
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
