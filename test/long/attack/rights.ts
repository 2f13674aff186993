import { openDatabase } from '../../../packages/cms/platform/database/open.ts';
import { IN_MEMORY } from '../../../packages/cms/platform/database/pglite.ts';
import { smallBuild } from '../../../packages/cms/test/support/small-build.ts';
import type { Attack } from './attack.ts';
import { runMatrix } from './rights/matrix.ts';

/** Calls each route of the back office by each role on each site: what it changes, shows and records is what the account may. */
export const rights: Attack = async () => {
  const build = smallBuild();
  const database = await openDatabase({ dataFolder: IN_MEMORY });
  try {
    const { unknown, cells, fallen } = await runMatrix(database, build.dist, true);
    for (const line of [...unknown, ...fallen]) console.log(line);
    return [
      {
        what: 'routes without a row',
        tried: 1,
        through: String(unknown.length),
        allowed: 0,
        went: unknown.length > 0,
      },
      ...[...cells].map(([role, tried]) => {
        const through = fallen.filter((line) => line.includes(` as ${role} on `)).length;
        return { what: `cells of a ${role}`, tried, through: String(through), allowed: 0, went: through > 0 };
      }),
    ];
  } finally {
    await database.close();
    build.remove();
  }
};
