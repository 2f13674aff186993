import { createContext } from 'react';
import type { PlainBlock } from '../contract.ts';
import { Writer } from '../writing/writer.ts';
import type { Rows } from './layout.ts';

/** State of the canvas and layout of the page. */
export interface CanvasValue {
  /** Whether clicks go to the islands instead of selecting blocks. */
  isInteractive: boolean;
  rows: Rows;
  /** Widgets that float above the page or show nothing. */
  floating: ReadonlySet<string>;
  /** The blocks without a widget, by name. */
  plain: ReadonlyMap<string, PlainBlock>;
  writer: Writer;
}

export const CanvasContext = createContext<CanvasValue>({
  isInteractive: false,
  rows: {},
  floating: new Set(),
  plain: new Map(),
  writer: new Writer(),
});
