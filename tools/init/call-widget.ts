/** Templates of a widget of an own project that shows the answer of a GET call. */
import { describeCall, renderCallDefinition, renderCallMessages } from '../new-widget/call.ts';
import { escapeComment, type NewWidget } from '../new-widget/templates.ts';

const renderApi = (path: string): string => `
import { ApiError, get } from 'saaristo/http';

export interface Item {
  title: string;
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

/** \`GET ${path}\` answers \`{"items": [{"title": "…"}]}\`. Rejects with ApiError, also for another answer. */
export async function fetchItems(signal?: AbortSignal): Promise<Item[]> {
  const answer = await get('${path}', {}, signal);
  const items: unknown = typeof answer === 'object' && answer !== null && 'items' in answer ? answer.items : null;
  if (!Array.isArray(items)) throw new ApiError('bad-response');
  return items.filter(isItem);
}
`;

const renderLoad = (): string => `
import type { LoadContext } from 'saaristo/island';
import { fetchItems } from './api.ts';

/** Makes the call before the first render, also on a server. If it fails, the component makes it again. */
export const load = (_props: object, { signal }: LoadContext) => fetchItems(signal);
`;

const renderComponent = ({ component: Name, title }: NewWidget): string => `
import { useEffect } from 'react';
import type { WidgetProps } from 'saaristo/define';
import { useRequest } from 'saaristo/http';
import { useLoaded, useTexts } from 'saaristo/island';
import { fetchItems, type Item } from './api.ts';
import type { load } from './load.ts';
import styles from './${Name}.module.css';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** ${escapeComment(describeCall(title))} */
export default function ${Name}({ header }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const { answer: first } = useLoaded<typeof load>();
  const { run, status, answer } = useRequest<Item[]>(first);
  useEffect(() => (first ? undefined : run(fetchItems)), [first, run]);

  return (
    <section className={styles.block} aria-busy={status === 'loading' || status === 'idle'}>
      <h2 className={styles.header}>{header}</h2>
      {status === 'failed' ? (
        <>
          <p role="alert">{t('failed')}</p>
          <button type="button" className={styles.button} onClick={() => run(fetchItems)}>
            {t('retry')}
          </button>
        </>
      ) : !answer ? (
        <p role="status">{t('loading')}</p>
      ) : answer.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ul>
          {answer.map((item, index) => (
            <li key={index}>{item.title}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
`;

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
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual(['First', 'Second']);
  expect(screen.queryByText(loading)).toBeNull();
});

test('an empty answer is said in words', async () => {
  vi.mocked(fetchItems).mockResolvedValue([]);
  renderIsland();
  expect(await screen.findByText(empty)).toBeTruthy();
});

test('a call that failed is made again on request', async () => {
  vi.mocked(fetchItems).mockRejectedValueOnce(new ApiError('network')).mockResolvedValue([{ title: 'First' }]);
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
  [`${folder}/load.ts`]: renderLoad(),
  [`${folder}/${widget.component}.tsx`]: renderComponent(widget),
  [`${folder}/messages.ts`]: renderCallMessages(languages, 'saaristo/define'),
  [`${folder}/examples.ts`]: renderExamples(),
  [`test/${widget.name}.test.tsx`]: renderTest(widget, folder),
  [`answers${path}.json`]: renderAnswer(),
});
