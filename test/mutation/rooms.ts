/** A folder whose code is changed, one mutant at a time. */
export interface Room {
  /** Path of the folder. */
  name: string;
  /** Vitest project of its tests. */
  project: 'unit' | 'node';
  /** Globs of the tests that are to kill the mutants. */
  tests: readonly string[];
  /** Smallest score in percent. */
  aim: number;
}

const unit = (name: string, ...more: string[]): Room => ({
  name,
  project: 'unit',
  tests: [`test/unit/${name}/**/*.test.{ts,tsx}`, ...more],
  aim: 85,
});

const node = (name: string, ...more: string[]): Room => ({
  name,
  project: 'node',
  tests: [`test/unit/${name}/**/*.test.ts`, ...more],
  aim: 85,
});

/** All rooms, the runtime first. */
export const ROOMS: readonly Room[] = [
  { ...unit('mount'), aim: 90 },
  { ...node('prerender'), aim: 90 },
  unit('src/lib'),
  unit('src/api'),
  unit('src/store'),
  unit('src/forms', 'test/unit/widgets/forms/*.test.tsx'),
  unit('src/island', 'test/unit/mount/props.test.tsx'),
  unit('src/i18n'),
  unit('src/schemas'),
  node('cms/shop'),
  node('cms/http'),
  node('cms/enquiries'),
  node('cms/editor'),
  node('cms/content'),
];

/** Returns the room of a name. Throws if there is none. */
export function findRoom(name: string): Room {
  const room = ROOMS.find((each) => each.name === name);
  if (!room) throw new Error(`"${name}" is none of ${ROOMS.map((each) => each.name).join(', ')}.`);
  return room;
}
