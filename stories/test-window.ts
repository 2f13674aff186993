/** The window that the story run looks through. Who looks at stories has one of their own, which stays as it is. */
export const testWindow: {
  resize?: (width: number, height: number) => Promise<void>;
  /** Resolves with the next tick where no chunk is being loaded. */
  chunksLoaded?: () => Promise<void>;
} = {};
