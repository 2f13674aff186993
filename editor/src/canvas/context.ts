import { createContext } from 'react';
import type { Rows } from './layout.ts';

/** How the canvas is used, and what the page is like. */
export interface CanvasValue {
  /** Presses go to the islands, and not to the blocks. */
  isInteractive: boolean;
  rows: Rows;
  /** Widgets that show themselves above the page, or not at all. */
  floating: ReadonlySet<string>;
}

export const CanvasContext = createContext<CanvasValue>({
  isInteractive: false,
  rows: {},
  floating: new Set(),
});
