import { createContext } from 'react';

/** How the canvas is used. */
export const CanvasContext = createContext<{
  /** Presses go to the islands, and not to the blocks. */
  isInteractive: boolean;
}>({ isInteractive: false });
