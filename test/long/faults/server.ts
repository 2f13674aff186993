import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { CAPTCHA_SECRET } from '../../../packages/cms/test/support/captcha.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The real server in a separate process, with the embedded database in a folder. */
export interface Server {
  origin: string;
  /** The process id. */
  pid: number;
  /** Kills the process, as a power failure would. */
  kill: () => Promise<void>;
  /** Stops the process in order. */
  stop: () => Promise<void>;
}

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

/**
 * Starts the server and waits until it answers. Rejects with its output if it does not start.
 * @param settings environment variables, instead of those that disable limits
 */
export function startServer(folder: string, settings: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/cms/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: '',
      SAARISTO_DATA: folder,
      SAARISTO_CAPTCHA_SECRET: CAPTCHA_SECRET,
      SAARISTO_WRITES_PER_MINUTE: '1000000',
      // A header states the site.
      SAARISTO_TRUST_PROXY: '1',
      SAARISTO_EDITOR_PASSWORD: 'password of the crash test',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const collect = (part: Buffer): void => {
      said += String(part);
      const [origin] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (origin) {
        resolve({
          origin,
          pid: child.pid ?? 0,
          kill: () => ended(child, 'SIGKILL'),
          stop: () => ended(child, 'SIGTERM'),
        });
      }
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => reject(new Error(`The server ended:\n${said}`)));
  });
}
