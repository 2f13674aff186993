/** Templates of a widget of an own project that shows the answer of a GET call. */
import {
  type Platform,
  renderCallComponent,
  renderCallDefinition,
  renderCallLoad,
  renderCallMessages,
} from '../new-widget/call.ts';
import type { NewWidget } from '../new-widget/templates.ts';

const renderApi = (path: string): string => `
import { ApiError, get } from 'saaristo/http';

export interface Item {
  title: string;
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

/** \`GET ${path}\` answers \`{"items": [{"title": "…"}]}\`. Rejects with ApiError, also for another answer. */
export async function fetchItems(signal?: AbortSignal): Promise<Item[]> {
  const answer = (await get('${path}', {}, signal)) as { items?: unknown } | null;
  if (!Array.isArray(answer?.items)) throw new ApiError('bad-response');
  return answer.items.filter(isItem);
}
`;

/** The imports and names of a project for the templates of `call.ts`. */
const PLATFORM: Platform = {
  imports: [
    "import type { WidgetProps } from 'saaristo/define';",
    "import { useRequest } from 'saaristo/http';",
    "import { useLoaded, useTexts } from 'saaristo/island';",
  ],
  call: ['fetchItems', './api.ts'],
  loadContext: 'saaristo/island',
  button: ['button', 'type="button" className={styles.button}'],
};

const renderExamples = (): string => `
import type { Examples } from 'saaristo/define';
import type definition from './widget.ts';

/** Named sets of props for stories and checks. The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  normal: { props: { header: 'A heading' } },
  'long texts': { props: { header: 'A long heading '.repeat(12) } },
};
`;

const renderTest = ({ component: Name }: NewWidget, folder: string): string => `
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_LANGUAGE } from 'saaristo/define';
import { ApiError } from 'saaristo/http';
import { Island } from 'saaristo/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchItems } from '../${folder}/api.ts';
import { examples } from '../${folder}/examples.ts';
import ${Name} from '../${folder}/${Name}.tsx';
import { messages } from '../${folder}/messages.ts';
import definition from '../${folder}/widget.ts';

vi.mock('../${folder}/api.ts', () => ({ fetchItems: vi.fn() }));

const { loading, failed, retry, empty } = messages[DEFAULT_LANGUAGE];
const { props } = examples['normal']!;

beforeEach(() => void vi.mocked(fetchItems).mockReset());
afterEach(cleanup);

const renderIsland = () => render(<Island definition={definition} component={${Name}} props={props} />);

test('loading is shown until the answer is', async () => {
  vi.mocked(fetchItems).mockResolvedValue([{ title: 'First' }, { title: 'Second' }]);
  renderIsland();
  expect(screen.getByRole('status').textContent).toBe(loading);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['First', 'Second']);
  expect(screen.queryByText(loading)).toBeNull();
});

test('an empty answer is said in words', async () => {
  vi.mocked(fetchItems).mockResolvedValue([]);
  renderIsland();
  expect(await screen.findByText(empty)).toBeTruthy();
});

test('a call that failed is made again on request', async () => {
  vi.mocked(fetchItems).mockRejectedValueOnce(new ApiError('network'));
  vi.mocked(fetchItems).mockResolvedValue([{ title: 'First' }]);
  renderIsland();
  expect((await screen.findByRole('alert')).textContent).toBe(failed);
  await userEvent.click(screen.getByRole('button', { name: retry }));
  expect(await screen.findByText('First')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
`;

/** The answer of the development server (answers.ts of the project). */
const renderAnswer = (): string => `
{ "items": [{ "title": "First" }, { "title": "Second" }] }
`;

/**
 * Returns the files that differ from those of a widget without a call, by path relative to the project.
 * @param folder of the widget
 * @param path of the call
 */
export const createCallFiles = (
  widget: NewWidget,
  folder: string,
  path: string,
  languages: Readonly<Record<string, string>>,
): Record<string, string> => ({
  [`${folder}/widget.ts`]: renderCallDefinition(widget, 'saaristo/define'),
  [`${folder}/api.ts`]: renderApi(path),
  [`${folder}/load.ts`]: renderCallLoad(PLATFORM),
  [`${folder}/${widget.component}.tsx`]: renderCallComponent(widget, PLATFORM),
  [`${folder}/messages.ts`]: renderCallMessages(languages, 'saaristo/define'),
  [`${folder}/examples.ts`]: renderExamples(),
  [`test/${widget.name}.test.tsx`]: renderTest(widget, folder),
  [`answers${path}.json`]: renderAnswer(),
});
