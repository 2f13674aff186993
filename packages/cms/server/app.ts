import type { FastifyInstance } from 'fastify';
import { registerMediaRoutes } from '../media/routes.ts';
import { Catalogue } from '../pages/render/catalogue.ts';
import { registerAssetRoutes, THEME } from './assets/routes.ts';
import { JoinedStylesheets } from '../pages/render/stylesheets/joined.ts';
import { registerEditorRoutes } from './admin-routes.ts';
import { HttpError } from '../platform/http/errors.ts';
import { logRequestError } from './logging.ts';
import { registerSearchEngineRoutes } from '../pages/render/search-engines.ts';
import { createPrerender } from '../pages/render/prerender.ts';
import { registerPageRoutes } from './page-routes.ts';
import { getSecret } from '../platform/http/security/secret.ts';
import { createVisitors } from '../platform/http/security/visitors.ts';
import type { AppOptions } from './app-options.ts';
import { registerCalls } from './calls.ts';
import { createHttpServer } from './http-server.ts';

/** Creates the server without listening: all pages, calls and assets. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    database,
    development,
    report = logRequestError,
    writesPerMinute = 120,
    prefetches = true,
  } = options;
  const app = await createHttpServer(options, report);
  const visitors = await createVisitors(database);
  const catalogue = new Catalogue(options.dist, options.development?.widgets);
  await registerCalls(app, options, visitors, report);
  await app.register((scope) =>
    registerEditorRoutes(scope, database, visitors, report, {
      catalogue,
      development: development !== undefined,
      shipped: options.shippedPages ?? [],
      openId: options.openId,
      canMail: options.mail !== undefined,
    }),
  );
  registerMediaRoutes(app, database);
  const stylesheets = new JoinedStylesheets(
    options.dist,
    THEME,
    await getSecret(database, 'stylesheet-secret'),
  );
  registerAssetRoutes(app, { ...options, stylesheets });
  registerSearchEngineRoutes(app, database);
  app.all('/api/*', () => {
    throw new HttpError(404, 'There is no such call.');
  });
  await app.register(async (scope) =>
    registerPageRoutes(scope, {
      database,
      catalogue,
      editable: options.editable ?? false,
      development,
      prerender: options.prerender ?? development?.prerender ?? createPrerender(options.dist),
      stylesheets,
      report,
      visitors,
      cacheTimes: options.cacheTimes ?? { freshSeconds: 0, staleSeconds: 0 },
      writesPerMinute,
      canMail: options.mail !== undefined,
      prefetches,
    }),
  );
  return app;
}
