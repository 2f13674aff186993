/** A mutant that no test kills, for a reason. */
export interface Accepted {
  file: string;
  /** The code that is replaced, as the command prints it. */
  code: string;
  /** The code of the mutant, as the command prints it. */
  mutant: string;
  /** Why no test can or should kill it. */
  reason: string;
}

/** Survivors that were read. An entry whose mutant is killed or gone makes the command fail. */
export const ACCEPTED: readonly Accepted[] = [];
