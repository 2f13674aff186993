import { watchConsole } from './console.ts';

export { expectConsole } from './console.ts';

watchConsole();
