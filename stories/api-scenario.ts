/** Sets the API's answers in stories: those of the story's example, or those that the toolbar selects for all stories. */
import type { StoryContext } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon';
import type { ApiScenario } from '#island/examples.ts';
import { initialState, store } from '#store/store.ts';
import { handlers } from '../src/api/mocks/handlers.ts';

/** The toolbar's choice that keeps each story's own scenario. */
export const AS_EXAMPLE = 'example';

const SCENARIOS: Readonly<Record<string, ApiScenario>> = {
  ok: 'ok',
  empty: 'empty',
  slow: 'slow',
  error: 'error',
  malformed: 'malformed',
  offline: 'aborted',
};

export const apiItems = [
  { value: AS_EXAMPLE, title: 'API: as the example' },
  ...Object.keys(SCENARIOS).map((name) => ({ value: name, title: `API: ${name}` })),
];

/** Returns the toolbar's choice, or `AS_EXAMPLE` if none is set. */
export const getApi = ({ api }: Record<string, unknown>): string =>
  typeof api === 'string' && api in SCENARIOS ? api : AS_EXAMPLE;

let shown = AS_EXAMPLE;

/** A loader that sets the answers to the story's calls. */
export async function setAnswers(context: StoryContext): Promise<unknown> {
  const api = getApi(context.globals);
  // Data from another scenario must not be kept.
  if (api !== shown) store.setState(initialState, true);
  shown = api;
  const scenario = SCENARIOS[api];
  if (!scenario && 'msw' in context.parameters) return mswLoader(context);
  const parameters = { ...context.parameters, msw: { handlers: handlers(scenario) } };
  return mswLoader({ ...context, parameters });
}
