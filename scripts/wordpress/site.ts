/** Starts a complete WordPress: database, files and server. */
import { type ChildProcess, spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../setup/ensure.mjs';
import { findFreePort } from '../setup/free-port.ts';
import { endSupervised, spawnSupervised } from '../setup/supervised.ts';
import { ensureWordPress } from './packages.ts';
import { writePlugin } from './plugin.ts';

/** Passwords by user name. */
export const LOGINS = { admin: 'saaristo-admin', author: 'saaristo-author' } as const;

/** Folder of the unpacked WordPress and of every site's data. */
export const cache = path.join(root, '.cache/wordpress');

export interface WordPress {
  /** Address without a trailing slash. */
  url: string;
  /** Path of its wp-content. */
  content: string;
  /** Runs PHP code with WordPress loaded and returns its output. */
  php(code: string): string;
  /** Ends its processes. */
  stop(): Promise<void>;
}

interface WordPressOptions {
  /** Name of its data folder below `.cache/wordpress`. Two sites that run at the same time need different names. */
  name?: string;
  port?: number;
  /** Whether to delete the data of an earlier run. */
  isFresh?: boolean;
  theme?: string;
  /** Whether the plugin is installed and active. */
  hasPlugin?: boolean;
  /** The folder of the plugin; by default it is written with the repository's bundle. */
  plugin?: string;
  mayInstall?: boolean;
  /** Whether requests run WordPress's scheduled tasks. */
  hasCron?: boolean;
}

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, log: string): ChildProcess {
  const output = openSync(log, 'a');
  const server = spawnSupervised(command, args, env, output);
  closeSync(output);
  return server;
}

/** Waits until a condition holds that another process fulfils. */
async function waitUntil(
  what: string,
  child: ChildProcess,
  log: string,
  isDone: () => boolean | Promise<boolean>,
) {
  const latest = Date.now() + 60_000;
  while (!(await isDone())) {
    if (child.exitCode !== null || Date.now() > latest)
      throw new Error(
        `${what} does not start: ${readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')}`,
      );
    await setTimeout(50);
  }
}

const isAnswering = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
};

function startDatabase(folder: string, socket: string, log: string): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  // No grant tables: anyone who may open the socket's folder is this user.
  const options = [
    '--no-defaults',
    ...(isRoot ? ['--user=root'] : []),
    `--datadir=${folder}`,
    `--socket=${socket}`,
    '--skip-networking',
    '--skip-grant-tables',
    '--innodb-log-file-size=4M',
    '--innodb-buffer-pool-size=32M',
    '--innodb-flush-log-at-trx-commit=0',
  ];
  return start('mariadbd', options, process.env, log);
}

/** Creates the content folder, with links to WordPress's themes and languages. */
function createContentFolder(folder: string, core: string): void {
  mkdirSync(path.join(folder, 'plugins'), { recursive: true });
  mkdirSync(path.join(folder, 'uploads'), { recursive: true });
  mkdirSync(path.join(folder, 'mu-plugins'), { recursive: true });
  for (const part of ['themes', 'languages'])
    if (!existsSync(path.join(folder, part)))
      symlinkSync(path.join(core, 'wp-content', part), path.join(folder, part));
  copyFileSync(path.join(import.meta.dirname, 'offline.php'), path.join(folder, 'mu-plugins/offline.php'));
}

/**
 * Starts a WordPress with the plugin, ready to log in.
 * @throws {NoWordPress} if packages are missing and cannot be installed
 */
export async function startWordPress(options: WordPressOptions = {}): Promise<WordPress> {
  const {
    name = 'site',
    isFresh = false,
    theme = 'twentytwentyone',
    hasPlugin = true,
    hasCron = true,
  } = options;
  const core = ensureWordPress(cache, options.mayInstall);
  const folder = path.join(cache, name);
  if (isFresh) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const port = options.port ?? (await findFreePort());
  const url = `http://localhost:${port}`;
  const own = path.join(folder, 'content');
  const isNew = !existsSync(own);
  // The path of a socket has a short maximum length.
  const short = mkdtempSync(path.join(tmpdir(), 'saaristo-wp-'));
  const socket = path.join(short, 'db');
  const log = path.join(folder, 'log');
  // Renamed into place, because another WordPress may read the file at the same time.
  const config = path.join(core, 'wp-config.php');
  copyFileSync(path.join(import.meta.dirname, 'wp-config.php'), `${config}.${process.pid}`);
  renameSync(`${config}.${process.pid}`, config);
  createContentFolder(own, core);
  const plugin = path.join(own, 'plugins/saaristo');
  if (options.plugin !== undefined) cpSync(options.plugin, plugin, { recursive: true });
  else if (hasPlugin) await writePlugin(plugin);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SAARISTO_WP_SOCKET: socket,
    SAARISTO_WP_URL: url,
    SAARISTO_WP_CONTENT: own,
    SAARISTO_WP_CORE: core,
    SAARISTO_WP_THEME: theme,
    SAARISTO_WP_ADMIN: LOGINS.admin,
    SAARISTO_WP_AUTHOR: LOGINS.author,
    SAARISTO_WP_ACTIVATE: hasPlugin ? '1' : '',
    SAARISTO_WP_NO_CRON: hasCron ? '' : '1',
    // A page sends requests to its own site: its self-check, scheduled tasks, the editor's calls.
    PHP_CLI_SERVER_WORKERS: String(Math.max(3, cpus().length)),
  };
  const servers: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const server of servers.toReversed()) await endSupervised(server);
    rmSync(short, { recursive: true, force: true });
  };
  const php = (args: readonly string[]): string => {
    const run = spawnSync('php', ['-d', 'display_errors=stderr', ...args], { env, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`PHP failed: ${run.stderr || run.stdout}`);
    return run.stdout;
  };
  try {
    const db = startDatabase(path.join(folder, 'database'), socket, log);
    servers.push(db);
    await waitUntil('MariaDB', db, log, () => existsSync(socket));
    if (isNew) php([path.join(import.meta.dirname, 'install.php')]);
    const settings = [
      'opcache.enable=1',
      'opcache.enable_cli=1',
      'upload_max_filesize=64M',
      'post_max_size=64M',
    ];
    const flags = settings.flatMap((one) => ['-d', one]);
    const router = path.join(import.meta.dirname, 'router.php');
    const server = start('php', [...flags, '-S', `localhost:${port}`, '-t', core, router], env, log);
    servers.push(server);
    await waitUntil('PHP', server, log, () => isAnswering(`${url}/wp-includes/css/buttons.css`));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    content: own,
    stop,
    php: (code) =>
      php([
        '-r',
        `$_SERVER['HTTP_HOST'] = 'localhost:${port}'; require getenv('SAARISTO_WP_CORE') . '/wp-load.php'; ${code}`,
      ]),
  };
}
