/** The script of the development page. It starts a mock API in the browser before the runtime. */
import { setupWorker } from 'msw/browser';
import type { ApiScenario } from '../../src/island/examples.ts';
import { handlers } from '../../src/api/mocks/handlers.ts';

const scenario = new URLSearchParams(location.search).get('api') ?? 'ok';
await setupWorker(...handlers(scenario as ApiScenario)).start({ quiet: true, onUnhandledRequest: 'bypass' });
await import('../../mount/entry.ts');
