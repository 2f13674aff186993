import process from 'node:process';

/** `npm run cms -- <command>`: the commands of the CMS's database and files. */
const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  migrate: () => import('./migrate.ts'),
  person: () => import('./person.ts'),
  'move-files': () => import('./move-files.ts'),
  'export-pages': () => import('./export-pages.ts'),
  'database-types': () => import('./platform/database/write-table-types.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
if (Object.hasOwn(COMMANDS, name)) await COMMANDS[name]!();
else {
  console.error(`npm run cms -- ${Object.keys(COMMANDS).join('|')}`);
  process.exitCode = 1;
}
