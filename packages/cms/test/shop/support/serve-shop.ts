import type { Database } from '../../../platform/database/database.ts';
import type { AppOptions } from '../../../server/app-options.ts';
import { serveApp, type Served } from '../../support/app.ts';
import { shopContent } from './shop-content.ts';

/** Serves the small shop from a new database before the tests of a block, and closes both after them. */
export const serveShop = (open: () => Promise<Database>, options: Partial<AppOptions> = {}): Served =>
  serveApp(open, options, shopContent);
