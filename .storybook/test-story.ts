import { testStory as testNarrow } from '@storybook/addon-vitest/internal/test-utils';
import { storyNameFromExport } from 'storybook/internal/csf';
import { describe, test } from 'vitest';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

type Options = Parameters<typeof testNarrow>[0];
type Annotations = Record<string, unknown> & { tags?: string[]; globals?: object };

let wide: Options[] = [];

/** Storybook's own, which also notes those that are to be seen in a wide window as well. */
export function testStory(options: Options): ReturnType<typeof testNarrow> {
  const tags = [options.meta, options.story].flatMap((one) => (one as Annotations).tags ?? []);
  if (tags.includes('wide')) wide.push(options);
  return testNarrow(options);
}

/** Makes tests in a wide window of the stories noted since the last call: at the end of a file, so that the window is resized once. */
export function testWide(): void {
  const stories = wide;
  wide = [];
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
