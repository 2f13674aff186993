/** Creates the elements of JSX by the React of WordPress, which has no `react/jsx-runtime` before version 6.6. */
import { createElement, type ElementType, type Key, type ReactNode } from '@wordpress/element';

export { Fragment } from '@wordpress/element';

export const jsx = (type: ElementType, props: object, key?: Key): ReactNode =>
  createElement(type, key === undefined ? props : { ...props, key });

export const jsxs = (type: ElementType, { children, ...props }: { children: ReactNode[] }, key?: Key) =>
  createElement(type, key === undefined ? props : { ...props, key }, ...children);
