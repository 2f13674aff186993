/** A folder whose code is changed, one mutant at a time. */
export interface Room {
  /** Path of the folder. */
  name: string;
  /** Globs of the tests that are to kill the mutants. */
  tests: readonly string[];
  /** Tests that alone are to kill the mutants of a file, by the file's path. Files without an entry have all tests. */
  ownTests?: Readonly<Record<string, readonly string[]>>;
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

/**
 * Returns a room of the runtime.
 * @param table the names of the tests of each file; a name in another folder of unit tests has its path
 */
function createOwnTestsRoom(name: string, table: Readonly<Record<string, readonly string[]>>): Room {
  const getPath = (test: string): string => `test/unit/${test.includes('/') ? test : `${name}/${test}`}`;
  const ownTests = Object.fromEntries(
    Object.entries(table).map(([file, tests]) => [`${name}/${file}`, tests.map(getPath)]),
  );
  return { name, tests: [...new Set(Object.values(ownTests).flat())], ownTests, aim: 90 };
}

/** Tests of the runtime's files, by their names: each starts the whole runtime, so that most tests run most files. */
const MOUNT_TESTS = {
  'chunk-loader.ts': ['chunk-loader.test.ts', 'loading.test.tsx'],
  'development.ts': ['development.test.ts'],
  'edit-mode.ts': ['edit-mode.test.ts'],
  'edit-overlay.ts': ['edit-overlay.test.ts'],
  'entry.ts': [
    'page.test.tsx',
    'bundles.test.tsx',
    'content-first.test.tsx',
    'rest.test.tsx',
    'loader.test.tsx',
  ],
  'fallback-state.ts': ['fallback-state.test.ts'],
  'field.ts': ['field.test.ts'],
  'fetch-file.ts': ['chunk-loader.test.ts'],
  'focus.ts': ['fallback-state.test.ts', 'movement.test.tsx'],
  'ids.ts': ['hydrate.test.tsx'],
  'interactions.ts': ['lost-script.test.ts', 'fallback-state.test.ts'],
  'island.tsx': [
    'states.test.ts',
    'props.test.tsx',
    'slots.test.tsx',
    'movement.test.tsx',
    'large-island.test.tsx',
    'hydrate.test.tsx',
  ],
  'listeners.ts': ['listeners.test.tsx', 'trees.test.tsx'],
  'load-strategies.ts': ['loading.test.tsx'],
  'load.ts': ['states.test.ts', 'migrate.test.tsx', 'hydrate.test.tsx'],
  'loader.ts': ['page.test.tsx', 'loader.test.tsx', 'trees.test.tsx', 'movement.test.tsx'],
  'lost-script.ts': ['lost-script.test.ts'],
  'markers.ts': [
    'states.test.ts',
    'props.test.tsx',
    'page.test.tsx',
    'movement.test.tsx',
    'loading.test.tsx',
  ],
  'migrate.ts': ['migrate.test.tsx'],
  'nearest-language.ts': ['nearest-language.test.ts'],
  'personal.ts': ['personal.test.ts'],
  'registry.ts': ['bundles.test.tsx', 'page.test.tsx'],
  'report.ts': ['report.test.ts'],
  'hints.ts': ['report.test.ts', 'development.test.ts'],
  'hash-table.ts': ['report.test.ts'],
  'rest.ts': ['rest.test.tsx'],
  'root.ts': ['listeners.test.tsx', 'large-island.test.tsx', 'slots.test.tsx', 'hydrate.test.tsx'],
  'schedule.ts': ['loading.test.tsx'],
  'style.ts': ['style.test.ts'],
  'translated.ts': ['translated.test.tsx'],
  'user-input.ts': ['user-input.test.ts', 'fallback-state.test.ts'],
};

/** Tests of the files that render on a server. Tests of the build, which run none of these files, are left out. */
const PRERENDER_TESTS = {
  'calls.ts': ['load.test.ts'],
  'content-without-script.ts': ['visible-content.test.ts'],
  'find-markers.ts': ['find-markers.test.ts'],
  'metrics.ts': ['tracing.test.ts'],
  'optional.ts': ['tracing.test.ts'],
  'options.ts': ['load.test.ts'],
  'page-check.ts': ['page-check.test.ts'],
  'pool-messages.ts': ['pool.test.ts'],
  'pool.ts': ['pool.test.ts'],
  'prerender.ts': ['prerender.test.ts', 'load.test.ts', 'mount/slots.test.tsx'],
  'rich-text.ts': ['bounded.test.ts', 'prerender.test.ts'],
  'sidecar.ts': ['sidecar.test.ts', 'page-check.test.ts', 'tracing.test.ts', 'sidecar-load.test.ts'],
  'slots.ts': ['mount/slots.test.tsx'],
  'stream.ts': ['stream.test.ts'],
  'tracing.ts': ['tracing.test.ts'],
};

/** All rooms, the runtime first. */
export const ROOMS: readonly Room[] = [
  createOwnTestsRoom('mount', MOUNT_TESTS),
  createOwnTestsRoom('prerender', PRERENDER_TESTS),
  createRoom('src/lib', 'test/unit/src/ui/barcode.test.tsx'),
  createRoom(
    'src/api',
    'test/unit/src/store/{cart,customer}/*.test.ts',
    'test/unit/src/store/{delivery,likes}.test.ts',
  ),
  createRoom('src/store'),
  createRoom('src/forms', 'test/unit/widgets/forms/*.test.tsx'),
  createRoom('src/island'),
  createRoom('src/i18n'),
  createRoom('src/schemas', 'test/unit/src/forms/rules.test.ts', 'test/unit/src/island/settings.test.ts'),
  {
    name: 'cms/shop',
    // Without tests that need the build or try hundreds of codes.
    tests: ['test/unit/cms/shop/!(basket-without-script|coupon-guessing).test.ts'],
    aim: 85,
  },
  {
    name: 'cms/http',
    // Without tests that create a server and fill its database.
    tests: [
      'test/unit/cms/http/*.test.ts',
      'test/unit/cms/http/security/{bodies,browsers,client-address,limits,password-hash}.test.ts',
    ],
    aim: 85,
  },
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
