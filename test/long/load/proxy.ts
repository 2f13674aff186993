import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installDebian, updateDebian } from '../../../scripts/setup/debian.ts';

const NGINX = '/usr/sbin/nginx';
const EXAMPLE = path.resolve(import.meta.dirname, '../../../examples/several-instances/nginx.conf');

/** A running nginx. */
export interface Proxy {
  port: number;
  stop: () => Promise<void>;
}

function ensureNginx(): void {
  if (existsSync(NGINX)) return;
  console.log('Installing nginx …');
  if (!updateDebian() || !installDebian('nginx-light'))
    throw new Error(
      'nginx is not installed and can not be installed here: install nginx and run this again.',
    );
}

/**
 * Starts nginx with the documented configuration and other ports.
 * @param folder for its configuration and its files
 * @param instances ports of the two instances
 */
export async function startProxy(
  folder: string,
  port: number,
  instances: readonly [number, number],
): Promise<Proxy> {
  ensureNginx();
  mkdirSync(path.join(folder, '.nginx'), { recursive: true });
  const ports: Record<string, number> = { 8080: port, 4001: instances[0], 4002: instances[1] };
  const configuration = Object.entries(ports).reduce(
    (text, [documented, own]) => text.replaceAll(`127.0.0.1:${documented}`, `127.0.0.1:${own}`),
    readFileSync(EXAMPLE, 'utf8'),
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  // The workers of root's nginx have another user, who cannot read the folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const nginx: ChildProcess = spawn(NGINX, ['-p', folder, '-c', file, ...user], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  // nginx reports each instance that is down.
  let said = '';
  nginx.stderr?.on('data', (part: Buffer) => (said = (said + String(part)).slice(-4000)));
  while (!existsSync(path.join(folder, 'nginx.pid'))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    async stop() {
      if (nginx.exitCode !== null) return;
      const gone = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await gone;
    },
  };
}
