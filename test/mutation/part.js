/**
 * Returns whether a mutant is in a part of a room. All parts together are the room.
 * @param mutant of Stryker, which numbers the mutants of a run in the order of the code
 * @param part like `3/10`: the third of each ten mutants
 */
export function isInPart({ id }, part) {
  const [first, every] = part.split('/').map(Number);
  return Number(id) % every === first - 1;
}

/**
 * Leaves out the mutants of other parts: Stryker does not run a mutant that "does not compile". It loads this file without
 * a compiler, and passes no arguments.
 */
class Part {
  async init() {}

  async check(mutants) {
    const check = (mutant) =>
      isInPart(mutant, process.env.MUTATION_PART)
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'in another part' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, check(mutant)]));
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

/** The plugin of this file. Stryker reads this name. */
export const strykerPlugins = [{ kind: 'Checker', name: 'part', injectableClass: Part }];
