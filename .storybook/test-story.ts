import { testStory as testNarrow } from '@storybook/addon-vitest/internal/test-utils';
import { storyNameFromExport } from 'storybook/internal/csf';
import { describe, test } from 'vitest';
import { isTranslated, setTranslation, TRANSLATIONS } from '../stories/translated.ts';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

type Options = Parameters<typeof testNarrow>[0];
type Annotations = Record<string, unknown> & { tags?: string[]; globals?: object };

type StoryTest = ReturnType<typeof testNarrow>;

/** The gate tests a fixed sample of each file, `npm test -- --thorough` tests all stories. */
const isThorough = import.meta.env['THOROUGH'] === '1';

let wide: Options[] = [];
/** All stories since the last call of `testAgain`, for the translated page. */
let all: Options[] = [];
let count = 0;

/** The sample has the first stories of a file, which are the examples, and every second one after them. */
const isInSample = (at: number): boolean => isThorough || at < 5 || at % 2 === 0;

const skipped: StoryTest = async ({ skip }) => skip('Left to npm test -- --thorough.');

/** Wraps Storybook's own function. Also collects stories that have to be tested in a wide window. */
export function testStory(options: Options): StoryTest {
  const tags = [options.meta, options.story].flatMap((one) => (one as Annotations).tags ?? []);
  if (tags.includes('wide')) wide.push(options);
  all.push(options);
  return isTranslated || isInSample(count++) ? testNarrow(options) : skipped;
}

/** Creates tests on a translated page for all stories since the last call. They compare their texts with the first test's. */
function testTranslated(): void {
  const stories = all;
  all = [];
  for (const how of TRANSLATIONS)
    describe(how, () => {
      for (const options of stories)
        test(storyNameFromExport(options.exportName), async (context) => {
          setTranslation(how);
          try {
            await testNarrow(options)(context);
          } finally {
            setTranslation(undefined);
          }
        });
    });
}

/**
 * Creates further tests of the stories collected since the last call: in a wide window, or on translated pages. Called at the end of a
 * file, so that the window is resized only once.
 */
export function testAgain(): void {
  if (isTranslated) return testTranslated();
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
