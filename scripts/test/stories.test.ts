import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findWidgets, loadDefinitions } from '../../packages/build/widgets.ts';

const stories = resolve(import.meta.dirname, '../../stories');
/** @throws with one sentence if the widget has no stories */
function readStories({ area, name }: { area: string; name: string }): string {
  const file = join(stories, area, `${name}.stories.tsx`);
  if (!existsSync(file))
    throw new Error(
      `stories/${area}/${name}.stories.tsx is missing: write a story of each example, as npm run new-widget does.`,
    );
  return readFileSync(file, 'utf8');
}

const widgets = await loadDefinitions(findWidgets());

test.each(widgets)('stories: every example of $name has one', ({ area, name, examples }) => {
  const text = readStories({ area, name });
  const told = new Set([...text.matchAll(/\bstory\(\s*'([^']+)'/g)].map(([, example]) => example));
  expect(told).toEqual(new Set(Object.keys(examples)));
});

// Only such a story is tested for its reserved height and in a wide window.
test.each(widgets)(
  'stories: the first example of $name has one that shows it unchanged',
  ({ area, name, examples }) => {
    const text = readStories({ area, name });
    const plain = text
      .split(/^export const /m)
      .filter(
        (story) => !/^ {2}(args|parameters|globals|loaders|decorators|beforeEach|render)\b/m.test(story),
      )
      .flatMap((story) => /\bstory\(\s*'([^']+)'/.exec(story)?.[1] ?? []);
    expect(plain).toContain(Object.keys(examples)[0]);
  },
);

/** Shared parts without a story of their own, with the reason. */
const NO_STORY: Readonly<Record<string, string>> = {
  'src/forms/Field.tsx': 'the frame of every field of parts/Form',
  'src/forms/Native.tsx': 'what a form holds where no script runs',
  'src/forms/PrivacyNote.tsx':
    'the note of every form of parts/Whole forms on a page with privacy information',
  'src/forms/SubmitRow.tsx': 'the end of every form',
  'src/forms/retail/Person.tsx': 'fields of parts/Whole forms',
  'src/forms/sign-up/EmailField.tsx': 'the field of the newsletter of parts/Whole forms',
  'src/ui/NoScriptSection.tsx': 'only for pages without JavaScript',
  'src/ui/VisuallyHidden.tsx': 'it is invisible',
  'src/ui/WithoutScript.tsx': 'only for pages without JavaScript',
  'src/ui/card/Words.tsx': 'the words of every card',
  'src/ui/carousel/Controls.tsx': 'the buttons of parts/Carousel',
  'src/ui/carousel/Slide.tsx': 'the slides of parts/Carousel',
  'src/ui/hit-offer/HitOffer.tsx': 'prices and buy control of products, both of parts of their own',
  'src/ui/quick-search/Suggestion.tsx': 'a hit of the quick search of parts/Search',
  'src/ui/quick-search/SuggestionPanel.tsx': 'a hit of the quick search of parts/Search',
  'src/ui/search/FilterGroup.tsx': 'a filter of the page of parts/Search',
  'src/ui/search/Filters.tsx': 'the filters of the page of parts/Search',
  'src/ui/search/HitList.tsx': 'the list of the page of parts/Search',
  'src/ui/search/ResultCount.tsx': 'a line of the page of parts/Search',
  'src/ui/search/Results.tsx': 'the hits of the page of parts/Search',
};

test('stories: every shared part has a story or a reason for having none', () => {
  const root = resolve(stories, '..');
  const parts = ['src/ui', 'src/forms'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const shown = new Set(
    readdirSync(join(stories, 'parts')).flatMap((file) =>
      [...readFileSync(join(stories, 'parts', file), 'utf8').matchAll(/from '#(\S+\.tsx)'/g)].map(
        ([, path]) => `src/${path}`,
      ),
    ),
  );
  expect(parts.filter((part) => !shown.has(part)).toSorted()).toEqual(Object.keys(NO_STORY));
});
