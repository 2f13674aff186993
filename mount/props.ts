/** The props of a marker: its `data-props`, else its first child script, else none (docs/reference.md#a-marker). */
import { type GivenProps, parseProps } from '#island/given-props.ts';
import { propsText } from '#island/props-text.ts';

export const readProps = (element: Element): GivenProps => parseProps(propsText(element));
