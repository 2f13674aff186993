/** Checks the types of all projects, after a build of the types of the widgets' props. Exits with 1 if one has a fault. */
import { buildIfNeeded } from '../setup/build.ts';
import { run } from '../setup/run.ts';

const PROJECTS = ['.', 'packages', 'packages/cms', 'packages/editor', 'scripts', 'test'];

let failed = await buildIfNeeded();
for (const project of PROJECTS) failed ||= await run('tsc', ['-p', project, '--checkers', '1']);
process.exitCode = failed;
