/** How the API answers in stories: as their example says, or as the toolbar says of any of them. */
import type { StoryContext } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon';
import type { ApiScenario } from '#island/examples.ts';
import { initialState, store } from '#store/store.ts';
import { handlers } from '../test/api/handlers.ts';

/** The choice of the toolbar that leaves each story its own. */
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

/** What the toolbar says; `AS_EXAMPLE` where it says nothing. */
export const apiOf = ({ api }: Record<string, unknown>): string =>
  typeof api === 'string' && api in SCENARIOS ? api : AS_EXAMPLE;

let shown = AS_EXAMPLE;

/** A loader: has the calls of the story answered. */
export async function answer(context: StoryContext): Promise<unknown> {
  const api = apiOf(context.globals);
  // What was answered in another scenario is not this one's.
  if (api !== shown) store.setState(initialState, true);
  shown = api;
  const scenario = SCENARIOS[api];
  if (!scenario && 'msw' in context.parameters) return mswLoader(context);
  const parameters = { ...context.parameters, msw: { handlers: handlers(scenario) } };
  return mswLoader({ ...context, parameters });
}
