/** Starts the examples of `examples/` as a user would. */
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DIST } from '../site.ts';

export const INTEGRATIONS = join(import.meta.dirname, '../../../examples');

/** How to start an example. */
interface Start {
  command: readonly [string, ...string[]];
  folder: string;
}

export interface Example {
  name: string;
  /** Returns whether this machine can run it. */
  isInstalled: () => boolean;
  /** Command that installs it. */
  install: string;
  /** Whether it renders its pages through the sidecar; Node renders them itself. */
  usesSidecar: boolean;
  start: (port: number) => Start;
}

const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

/** Debian's own Python first: another one in the PATH may not have Django. */
const python = ['/usr/bin/python3', 'python3'].find((program) => runs(program, '-c', 'import django'));

export const examples: readonly Example[] = [
  {
    name: 'express',
    isInstalled: () => true,
    install: 'npm ci',
    usesSidecar: false,
    start: () => ({ command: [process.execPath, 'server.mjs'], folder: 'express' }),
  },
  {
    name: 'php',
    isInstalled: () => runs('php', '--version'),
    install: 'apt-get install php-cli',
    usesSidecar: true,
    start: (port) => ({ command: ['php', '-S', `localhost:${port}`, 'index.php'], folder: 'php' }),
  },
  {
    name: 'django',
    isInstalled: () => python !== undefined,
    install: 'apt-get install python3-django',
    usesSidecar: true,
    start: (port) => ({
      command: [python ?? 'python3', 'manage.py', 'runserver', `localhost:${port}`, '--noreload'],
      folder: 'django',
    }),
  },
];

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Running {
  origin: string;
  /** Returns the output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts a program and waits until it answers.
 * @throws with its output if it ends or does not answer within half a minute
 */
async function run({ command, folder }: Start, port: number, env: Record<string, string>): Promise<Running> {
  const [program, ...args] = command;
  const child: ChildProcessWithoutNullStreams = spawn(program, args, {
    cwd: join(INTEGRATIONS, folder),
    env: { ...process.env, PORT: String(port), ...env },
  });
  let output = '';
  const listen = (text: Buffer) => (output += text.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  const origin = `http://localhost:${port}`;
  for (const end = Date.now() + 30_000; Date.now() < end && child.exitCode === null;) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return { origin, output: () => output, stop };
    await wait(30);
  }
  if (child.exitCode === null) await stop();
  throw new Error(`${command.join(' ')} does not answer:\n${output}`);
}

/**
 * @param page the file of the page that the example shows, read anew for each request
 * @param more further variables of its environment
 */
export const runExample = (
  example: Example,
  page: string,
  port: number,
  more: Record<string, string>,
): Promise<Running> =>
  run(example.start(port), port, {
    PAGE: page,
    SAARISTO_DIST: DIST,
    SITE_ORIGIN: `http://localhost:${port}`,
    ...more,
  });

/** @param sidecar where pages are rendered, if they are */
export const startExample = async (example: Example, page: string, sidecar?: string): Promise<Running> =>
  runExample(example, page, await freePort(), sidecar === undefined ? {} : { SAARISTO_SIDECAR: sidecar });

/** Starts the built `saaristo-prerender`. */
export async function startSidecar(...options: string[]): Promise<Running> {
  const port = await freePort();
  const command = [process.execPath, join(DIST, 'prerender.js'), '--port', String(port), ...options] as const;
  return run({ command: [...command], folder: '.' }, port, {});
}

export const hasNginx = (): boolean => runs('/usr/sbin/nginx', '-v');

/**
 * Starts nginx with the configuration of the plain example, which listens at 8080, in a folder with its files. Without
 * worker processes: those of root run as another user, who may not be able to read the checkout.
 */
export async function startNginx(folder: string, port: number): Promise<Running> {
  const command = ['/usr/sbin/nginx', '-p', folder, '-c', 'nginx.conf', '-g', 'master_process off;'] as const;
  return run({ command, folder: '.' }, port, {});
}
