/** The place of an error in the sources. The development server finds it by source maps. */
export interface ErrorPlace {
  id: number;
  /** Absolute path, line and column, for the editor; undefined if no source was found. */
  file?: string;
  /** The same relative to the project, for people. */
  label?: string;
  /** The lines around it. */
  frame?: string;
}
