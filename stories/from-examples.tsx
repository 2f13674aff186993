import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { checkProps } from '#island/check-props.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import type { Example } from '#island/examples.ts';
import { settings } from '#island/settings.ts';
import { handlers } from '../test/api/handlers.ts';
import { jsonSchema } from '../tools/build/catalogue.ts';
import { controls } from './controls.ts';
import { seen } from './seen.ts';
import { settled } from './settled.ts';

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
    <div data-widget={definition.name}>
      <IslandProvider value={createIsland(definition.name, checked.props, settings())}>
        <Widget {...checked.props} />
      </IslandProvider>
    </div>
  );
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
    parameters: { docs: { description: { component: definition.description } } },
    render: (props: Props) => <Island definition={definition} Widget={Widget} props={props} />,
  };
  const story = (name: Name, { parameters, play, ...more }: StoryObj = {}): StoryObj => {
    const { props, api, shows } = examples[name];
    return {
      name,
      args: { ...props },
      parameters: { msw: { handlers: handlers(api) }, ...parameters },
      // What is checked afterwards, by axe too, is what a visitor sees once the answers are there.
      async play(context) {
        const shown = () => seen(context.canvasElement);
        // Its code may take longer than any rest.
        if (shows !== 'nothing') await waitFor(() => expect(shown()).not.toEqual([]));
        await settled(context.canvasElement);
        if (shows === 'nothing') await expect(shown()).toEqual([]);
        if (!play) return;
        await play(context);
        await settled(context.canvasElement);
      },
      ...more,
    };
  };
  return { meta, story };
}
