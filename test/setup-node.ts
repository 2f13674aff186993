import fc from 'fast-check';
import { watchConsole } from './console.ts';
import { SEED } from './settings.ts';

export { expectConsole } from './console.ts';

fc.configureGlobal({ seed: SEED });
watchConsole();
