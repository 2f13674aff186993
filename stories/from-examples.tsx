import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { checkProps } from '#island/prop-problems.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import type { Example } from '#island/examples.ts';
import { settings } from '#island/settings.ts';
import { handlers } from '../src/api/mocks/handlers.ts';
import { jsonSchema } from '../packages/build/catalogue.ts';
import { getApi, AS_EXAMPLE } from './api-scenario.ts';
import { axeOptions } from './axe-options.ts';
import { createControls } from './controls.ts';
import { findHeightFault } from './reserved-height.ts';
import { listVisible } from './seen.ts';
import { waitUntilSettled } from './settled.ts';
import { testWindow } from './test-window.ts';
import { isTranslated, startTranslation, useChangedProps } from './translated.ts';

const WIDE = { width: 1280, height: 900 };

type Props = Record<string, unknown>;

interface IslandProps {
  definition: WidgetDefinition;
  Widget: ComponentType<Props>;
  props: Props;
}

/** Renders a widget as its marker would mount it. Shows the problems instead if the props are invalid. */
function Island({ definition, Widget, props }: IslandProps) {
  const checked = checkProps(propsSchema(definition), useChangedProps(props));
  if (!checked.ok) return <pre>{JSON.stringify(checked.problems, null, 2)}</pre>;
  return (
    <div data-widget={definition.name} data-widget-state="mounted">
      {createElement(
        'saaristo-root',
        undefined,
        <IslandProvider value={createIsland(definition.name, checked.props, settings())}>
          <Widget {...checked.props} />
        </IslandProvider>,
      )}
    </div>
  );
}

/** Keys of a story that do not change the widget's initial state. */
const AT_REST = new Set(['name', 'play', 'tags']);

/** Fails if the widget's height differs from the reserved height in its definition. */
function checkHeight(definition: WidgetDefinition, canvas: HTMLElement): void {
  const { height } = canvas.querySelector('[data-widget]')!.getBoundingClientRect();
  const wrong = findHeightFault(definition, {
    height,
    window: { width: innerWidth, height: innerHeight },
  });
  if (wrong) throw new Error(wrong);
}

/** Fails if axe finds a violation in the rendered story. */
async function checkAccessibility(canvas: HTMLElement): Promise<void> {
  const { default: axe } = await import('axe-core');
  axe.reset();
  const { violations } = await axe.run(canvas, axeOptions);
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes[0]?.html}`);
  if (found.length > 0) throw new Error(`In a window of ${innerWidth} px:\n${found.join('\n')}`);
}

/**
 * Stories of a documentation page share a window, and so the answers to their calls: the last story's. A story with answers of its own has a
 * frame there.
 */
const IN_A_FRAME = { docs: { story: { inline: false, height: '32rem' } } };

/**
 * Creates stories of a widget's named examples. Each checks that something is visible, or nothing if its example declares that.
 * @returns `meta` to spread into the default export, and `story(name)` for each example; its second argument adds a play function and
 * parameters
 */
export function fromExamples<Name extends string>(
  definition: WidgetDefinition,
  // Each component has the props of its own schema, and they are validated before it is rendered.
  // oxlint-disable-next-line typescript/no-explicit-any
  Widget: ComponentType<any>,
  examples: Readonly<Record<Name, Example<object>>>,
) {
  const meta = {
    argTypes: createControls(jsonSchema(definition)),
    parameters: { widget: definition.name, docs: { description: { component: definition.description } } },
    render: (props: Props) => <Island definition={definition} Widget={Widget} props={props} />,
  };
  const first = Object.keys(examples)[0];
  /** Only one story of the first example is checked in a wide window. */
  let isSeenWide = false;
  const atRest = async ({ canvasElement, tags }: StoryContext) => {
    const { resize } = testWindow;
    if (!resize) return;
    checkHeight(definition, canvasElement);
    // Stories with a different layout in a wide window have a separate run there.
    if (isSeenWide || tags.includes('wide')) return;
    const { innerWidth, innerHeight } = window;
    await resize(WIDE.width, WIDE.height);
    await waitUntilSettled(canvasElement);
    checkHeight(definition, canvasElement);
    await checkAccessibility(canvasElement);
    isSeenWide = true;
    await resize(innerWidth, innerHeight);
    await waitUntilSettled(canvasElement);
  };
  const story = (name: Name, own: StoryObj = {}): StoryObj => {
    const { parameters, play, ...more } = own;
    const { props, api, shows } = examples[name];
    const hasOwnAnswers = (api !== undefined && api !== 'ok') || parameters?.['msw'] !== undefined;
    const isPlain = Object.keys(own).every((key) => AT_REST.has(key));
    return {
      name,
      args: { ...props },
      parameters: { msw: { handlers: handlers(api) }, ...(hasOwnAnswers && IN_A_FRAME), ...parameters },
      // The checks after it, such as axe, see the widget with all answers.
      async play(context) {
        // The expectations of a story apply only to its own answers.
        if (getApi(context.globals) !== AS_EXAMPLE) return;
        const shown = () => listVisible(context.canvasElement);
        // Loading its code may take longer than `settled` waits.
        if (shows !== 'nothing') await waitFor(() => expect(shown()).not.toEqual([]));
        await waitUntilSettled(context.canvasElement);
        if (shows === 'nothing') await expect(shown()).toEqual([]);
        // The first example is the catalogue's; the reserved height applies to it.
        if (isPlain && name === first && !isTranslated) await atRest(context);
        const checkTranslation = startTranslation(context, definition);
        if (play) {
          await play(context);
          await waitUntilSettled(context.canvasElement);
        }
        await checkTranslation();
      },
      ...more,
    };
  };
  return { meta, story };
}
