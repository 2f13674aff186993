import type { Config } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { Block } from '../contract.ts';
import { BlockView } from '../canvas/BlockView.tsx';
import { SyncedView } from '../canvas/SyncedView.tsx';
import type { Messages } from '../messages.ts';
import type { Catalogue, Widget } from './catalogue.ts';
import type { Examples } from './fresh-example.ts';
import { type BlockProps, COMPUTED, type HeldProps, hold, RICH_TEXT, SYNCED, toItem } from './page.ts';
import { summarizeItem } from './summary.ts';

/** Props that Puck passes to a block's component. */
type Rendered = HeldProps & { puck: { dragRef: ((element: Element | null) => void) | null } };

/**
 * Creates Puck's configuration: each widget is a component of its name with one value as props. Unknown widgets of the page also get a
 * component, so that they are not lost.
 */
export function createPuckConfig(
  catalogue: Catalogue,
  blocks: readonly Block[],
  t: Messages,
  examples: Examples,
): Config {
  const unknown = blocks.flatMap((block) =>
    'widget' in block && !catalogue.has(block.widget) ? [block.widget] : [],
  );
  const component = (
    type: string,
    label: string,
    initial: BlockProps['value'],
    current = 1,
    { placement, start }: Partial<Pick<Widget, 'placement' | 'start'>> = {},
  ): Config['components'][string] => ({
    label,
    inline: true,
    fields: {},
    ...(type === COMPUTED && { permissions: { delete: false, duplicate: false, insert: false } }),
    // A getter, because the example may be prepared later.
    get defaultProps() {
      const example = examples.of(type);
      return {
        held: hold(example ?? initial, start),
        ...(example && type !== COMPUTED && { example: true }),
        ...(current > 1 && { version: current }),
      };
    },
    render: (props) => {
      const { id, held, version, load, hideOn, puck } = props as unknown as Rendered;
      const [value, slots] = held();
      const View = type === SYNCED ? SyncedView : BlockView;
      return (
        <View
          id={id}
          type={type}
          title={label}
          words={summarizeItem(toItem({ type, props }), catalogue).words}
          placement={placement}
          value={value}
          {...(slots && { slots })}
          {...(version !== undefined && { version })}
          load={load}
          {...(hideOn && { hideOn })}
          dragRef={puck.dragRef}
        />
      );
    },
  });
  return {
    components: {
      [RICH_TEXT]: component(RICH_TEXT, t.richText, `<p></p>`),
      ...Object.fromEntries(unknown.map((name) => [name, component(name, name, {})])),
      ...Object.fromEntries(
        [...catalogue.values()].map((widget) => [
          widget.name,
          component(widget.name, widget.title, widget.example, widget.version, widget),
        ]),
      ),
    },
    root: { fields: {}, render: ({ children }: { children?: ReactNode }) => <>{children}</> },
  };
}
