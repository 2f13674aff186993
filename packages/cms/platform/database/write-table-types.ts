/** Writes `tables.ts` from the migrations: `npm run cms -- database-types`. */
import { writeFileSync } from 'node:fs';
import { openDatabase } from './open.ts';
import { IN_MEMORY } from './pglite.ts';
import { formatTableTypes } from './table-types.ts';

const database = await openDatabase({ dataFolder: IN_MEMORY });
writeFileSync(new URL('./tables.ts', import.meta.url), await formatTableTypes(database));
await database.close();
