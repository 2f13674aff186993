import { createContext } from 'react';
import { Writer } from '../writing/writer.ts';
import type { Rows } from './layout.ts';

/** State of the canvas and layout of the page. */
export interface CanvasValue {
  /** Whether clicks go to the islands instead of selecting blocks. */
  isInteractive: boolean;
  rows: Rows;
  /** Widgets that float above the page or show nothing. */
  floating: ReadonlySet<string>;
  writer: Writer;
}

export const CanvasContext = createContext<CanvasValue>({
  isInteractive: false,
  rows: {},
  floating: new Set(),
  writer: new Writer(),
});
