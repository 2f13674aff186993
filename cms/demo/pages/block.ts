/** The blocks of the demo pages, with the types of the widgets' props. */
import type { BlockSettings } from '@saaristo/editor/contract';
// The build writes these types from the widgets' definitions.
import type { WidgetName, WidgetProps } from 'saaristo/dist/widgets.js';

export type { WidgetName, WidgetProps };

/** A widget with its props. */
export type WidgetBlock<Name extends WidgetName = WidgetName> = {
  [Each in Name]: { widget: Each; props: WidgetProps[Each]; load?: string };
}[Name];

/** A block of a page, of which a wrong prop is a type error. */
export type Block = BlockSettings & (WidgetBlock | { html: string });
