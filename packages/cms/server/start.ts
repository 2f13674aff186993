import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_SITE, SITES } from 'saaristo/sites';
import { startTracing, TracingError } from 'saaristo/tracing';
import { readPicture } from '../demo/pictures.ts';
import { runDueJobs, startJobs } from '../platform/database/jobs.ts';
import { createPurgeJob } from './purge.ts';
import { openDatabase } from '../platform/database/open.ts';
import { openFileStore } from '../platform/files/file-store.ts';
import { hasStoredFiles, setFileStore } from '../platform/files/stored-files.ts';
import { prepareUsers } from '../accounts/users.ts';
import { drain } from './drain.ts';
import type { ServerOptions } from './environment.ts';
import { listShippedPages } from '../pages/render/shipped-templates.ts';
import { shippedContent } from '../demo/shipped-content.ts';
import { seed } from './seed.ts';
import { createErrorLogger } from './logging.ts';
import { withProgress } from './progress.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { createServerJobs } from './retention.ts';
import { createApp } from './app.ts';
import { createHosts, isLoopback, removePort } from '../platform/http/hosts.ts';
import { getErrorCode, getErrorText, StartupError } from '../platform/model/startup-error.ts';

export interface RunningServer {
  /** URL of each site, the main one first. */
  addresses: string[];
  close: () => Promise<void>;
}

function createListenError(error: unknown, { host, port }: ServerOptions): StartupError {
  const code = getErrorCode(error);
  const reason =
    code === 'EADDRINUSE'
      ? 'another program uses it'
      : code === 'EACCES'
        ? 'this user may not open it'
        : getErrorText(error);
  return new StartupError(
    `Port ${port} on ${host} can't be opened because ${reason}: stop that program, or choose another port, for example PORT=${port + 1}.`,
  );
}

/** Returns the origin at which the administrator opens /editor. */
function getEditorOrigin(host: string | undefined, port: number): string {
  if (host === undefined) return `http://localhost:${port}`;
  return isLoopback(removePort(host)) ? `http://${removePort(host)}:${port}` : `https://${host}`;
}

/** Renders a page before the server listens. This starts the threads of the renderer, so that the first visitors do not wait for them. */
async function renderFirstPage(app: FastifyInstance, { hosts }: ServerOptions): Promise<void> {
  const origin = createHosts(hosts).getSiteOrigin(DEFAULT_SITE, 'http', 'localhost');
  if (origin === undefined) return;
  // As behind a proxy: otherwise the log would warn about http.
  const headers = { host: new URL(origin).host, 'x-forwarded-proto': 'https' };
  await app.inject({ url: '/', headers });
}

/** Starts tracing if the environment asks for it. @throws StartupError */
async function startTraces(): ReturnType<typeof startTracing> {
  try {
    return await startTracing('saaristo-cms', (message) =>
      console.error(JSON.stringify({ level: 40, time: Date.now(), msg: `Traces: ${message}` })),
    );
  } catch (error) {
    throw error instanceof TracingError ? new StartupError(error.message) : error;
  }
}

/**
 * Opens and fills the database and starts the server.
 * @throws StartupError if the database or the port is not available
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const stopTraces = await startTraces();
  const database = await withProgress('Opening the database', () => openDatabase(options));
  let monitor: Server | undefined;
  try {
    await withProgress('Filling the database', () => seed(database, shippedContent));
    const files = openFileStore(options.files, process.env);
    if (files) setFileStore(database, files);
    else if (await hasStoredFiles(database))
      throw new StartupError(
        'Files of this database are in a folder or bucket: set SAARISTO_FILES to it, or move them back (npm run cms -- move-files --to=database --from=…).',
      );
    const setupToken = await prepareUsers(database, {
      password: options.editorPassword,
      demo: options.demoUsers,
    });
    const development = options.dev ? await import('./development.ts') : undefined;
    const vite = await development?.startDevelopment([...options.hosts.values()]);
    const purge = createPurgeJob(options.purgeUrls, options.purgeToken);
    const app = await createApp({
      ...options,
      // Visitors see a published page at once. The poll of the jobs repeats and logs what failed.
      onEdited: () => void runDueJobs(database, purge, () => {}).catch(() => {}),
      database,
      readPicture,
      development: vite,
      shippedPages: listShippedPages(shippedContent),
    });
    const metrics = options.metricsPort === undefined ? undefined : await createMetrics(app, database);
    if (!options.dev) await renderFirstPage(app, options);
    monitor = metrics && (await serveMetrics(metrics, options.metricsPort!, options.metricsHost));
    await app.listen({ port: options.port, host: options.host }).catch((error: unknown) => {
      throw createListenError(error, options);
    });
    const stopJobs = startJobs(
      database,
      createServerJobs(database, options.mail, purge, files),
      createErrorLogger(app.log),
    );
    const hosts = createHosts();
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : options.port;
    if (setupToken !== undefined)
      console.log(
        `Set the password of /editor, once, within a day: ${getEditorOrigin(options.editorHost, port)}/editor/setup/${setupToken}`,
      );
    return {
      addresses: SITES.flatMap((site) => hosts.getSiteOrigin(site, 'http', `localhost:${port}`) ?? []),
      async close() {
        await drain(app);
        monitor?.close();
        await vite?.close();
        await stopJobs();
        await database.close();
        await stopTraces?.();
      },
    };
  } catch (error) {
    monitor?.close();
    await database.close();
    await stopTraces?.();
    throw error;
  }
}
