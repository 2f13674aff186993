import fc from 'fast-check';
import { watchConsole } from '../packages/testing/console.ts';
import { restoreAfterEach } from './restore.ts';
import { SEED } from './settings.ts';

export { expectConsole } from '../packages/testing/console.ts';

fc.configureGlobal({ seed: SEED });
watchConsole();
restoreAfterEach();
