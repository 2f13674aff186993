import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { checkProps } from '#island/check-props.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import type { Example } from '#island/examples.ts';
import { settings } from '#island/settings.ts';
import { handlers } from '../test/api/handlers.ts';
import { jsonSchema } from '../tools/build/catalogue.ts';
import { apiOf, AS_EXAMPLE } from './api-scenario.ts';
import { axeOptions } from './axe-options.ts';
import { controls } from './controls.ts';
import { wrongReservedHeight } from './reserved-height.ts';
import { seen } from './seen.ts';
import { settled } from './settled.ts';
import { testWindow } from './test-window.ts';

const WIDE = { width: 1280, height: 900 };

type Props = Record<string, unknown>;

interface IslandProps {
  definition: WidgetDefinition;
  Widget: ComponentType<Props>;
  props: Props;
}

/** A widget as its marker would mount it; what is wrong with the props is said instead. */
function Island({ definition, Widget, props }: IslandProps) {
  const checked = checkProps(propsSchema(definition), props);
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

/** What a story may change while the widget still rests as its example says. */
const AT_REST = new Set(['name', 'play', 'tags']);

/** Fails where the widget in a story takes another height than its definition reserves. */
function judgeHeight(definition: WidgetDefinition, canvas: HTMLElement): void {
  const { height } = canvas.querySelector('[data-widget]')!.getBoundingClientRect();
  const wrong = wrongReservedHeight(definition, {
    height,
    window: { width: innerWidth, height: innerHeight },
  });
  if (wrong) throw new Error(wrong);
}

/** Fails where axe finds anything in a story as it is rendered. */
async function judgeAccess(canvas: HTMLElement): Promise<void> {
  const { default: axe } = await import('axe-core');
  axe.reset();
  const { violations } = await axe.run(canvas, axeOptions);
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes[0]?.html}`);
  if (found.length > 0) throw new Error(`In a window of ${innerWidth} px:\n${found.join('\n')}`);
}

/**
 * Makes stories of a widget's named examples. Each checks that something is to be seen, or nothing where its example says so.
 * @returns `meta` to spread into the default export, and `story(name)` for each example; a play function and
 * parameters of its own go into the second argument
 */
export function fromExamples<Name extends string>(
  definition: WidgetDefinition,
  // Each component takes the props of its own schema, against which they are checked before it gets them.
  // oxlint-disable-next-line typescript/no-explicit-any
  Widget: ComponentType<any>,
  examples: Readonly<Record<Name, Example<object>>>,
) {
  const meta = {
    argTypes: controls(jsonSchema(definition)),
    parameters: { widget: definition.name, docs: { description: { component: definition.description } } },
    render: (props: Props) => <Island definition={definition} Widget={Widget} props={props} />,
  };
  const first = Object.keys(examples)[0];
  /** One story of the first example is enough in a wide window. */
  let isSeenWide = false;
  const atRest = async ({ canvasElement, tags }: StoryContext) => {
    const { resize } = testWindow;
    if (!resize) return;
    judgeHeight(definition, canvasElement);
    // Those that are laid out otherwise in a wide window have a run of their own there.
    if (isSeenWide || tags.includes('wide')) return;
    const { innerWidth, innerHeight } = window;
    await resize(WIDE.width, WIDE.height);
    await settled(canvasElement);
    judgeHeight(definition, canvasElement);
    await judgeAccess(canvasElement);
    isSeenWide = true;
    await resize(innerWidth, innerHeight);
    await settled(canvasElement);
  };
  const story = (name: Name, own: StoryObj = {}): StoryObj => {
    const { parameters, play, ...more } = own;
    const { props, api, shows } = examples[name];
    const isPlain = Object.keys(own).every((key) => AT_REST.has(key));
    return {
      name,
      args: { ...props },
      parameters: { msw: { handlers: handlers(api) }, ...parameters },
      // What is checked afterwards, by axe too, is what a visitor sees once the answers are there.
      async play(context) {
        // What a story expects, it expects of its own answers.
        if (apiOf(context.globals) !== AS_EXAMPLE) return;
        const shown = () => seen(context.canvasElement);
        // Its code may take longer than any rest.
        if (shows !== 'nothing') await waitFor(() => expect(shown()).not.toEqual([]));
        await settled(context.canvasElement);
        if (shows === 'nothing') await expect(shown()).toEqual([]);
        // The first example, which is the catalogue's, is what a widget reserves its height for.
        if (isPlain && name === first) await atRest(context);
        if (!play) return;
        await play(context);
        await settled(context.canvasElement);
      },
      ...more,
    };
  };
  return { meta, story };
}
