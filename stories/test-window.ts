/** The window of a test run. Undefined functions mean that a person is viewing the stories; their window is not resized. */
export const testWindow: {
  resize?: (width: number, height: number) => Promise<void>;
  /** Resolves on the next tick if no chunk is loading. */
  chunksLoaded?: () => Promise<void>;
} = {};
