/** A folder whose code is changed, one mutant at a time. */
export interface Room {
  /** Path of the folder. */
  name: string;
  /** Globs of the tests that are to kill the mutants. */
  tests: readonly string[];
  /** Smallest score in percent. */
  aim: number;
}

/**
 * Returns a room.
 * @param more globs of tests in other folders. Only rooms of components have tests that render widgets, because these
 *   take seconds for each surviving mutant.
 */
const createRoom = (name: string, ...more: string[]): Room => ({
  name,
  tests: [`test/unit/${name}/**/*.test.{ts,tsx}`, ...more],
  aim: 85,
});

/** All rooms, the runtime first. */
export const ROOMS: readonly Room[] = [
  { ...createRoom('mount'), aim: 90 },
  { ...createRoom('prerender'), aim: 90 },
  createRoom('src/lib', 'test/unit/src/ui/barcode.test.tsx'),
  createRoom('src/api', 'test/unit/src/store/{cart,customer}/*.test.ts'),
  createRoom('src/store'),
  createRoom('src/forms', 'test/unit/widgets/forms/*.test.tsx'),
  createRoom('src/island'),
  createRoom('src/i18n'),
  createRoom('src/schemas', 'test/unit/src/forms/rules.test.ts', 'test/unit/src/island/settings.test.ts'),
  createRoom('cms/shop'),
  createRoom('cms/http'),
  createRoom('cms/enquiries'),
  createRoom('cms/editor'),
  createRoom('cms/content'),
];

/** Returns the room of a name. Throws if there is none. */
export function findRoom(name: string): Room {
  const room = ROOMS.find((each) => each.name === name);
  if (!room) throw new Error(`"${name}" is none of ${ROOMS.map((each) => each.name).join(', ')}.`);
  return room;
}
