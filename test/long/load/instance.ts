import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { CAPTCHA_SECRET } from '../../../packages/cms/test/support/captcha.ts';
import type { Release } from './releases.ts';
import { DOMAIN } from './visitor.ts';

/** Pause before an ended instance is started again, as a service manager does. */
const RESTART_MS = 1000;
const READY_MS = 300_000;

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => {
      await answer.text();
      return answer.status === 200;
    },
    () => false,
  );

/** A server that is started again whenever it ends. */
export class Instance {
  readonly #port: number;
  readonly #databaseUrl: string;
  #release: Release;
  #process: ChildProcess | undefined;
  #isStopped = false;
  #loop: Promise<void> | undefined;
  /** Ends by signals that were not sent, and errors in the log. */
  readonly faults: string[] = [];
  /** Exit codes and signals, by number. */
  readonly ends = new Map<string, number>();
  /** Whether the next end was requested. */
  #isExpected = false;
  /** Whether the current process has been ready. */
  #isReady = false;

  constructor(port: number, databaseUrl: string, release: Release) {
    this.#port = port;
    this.#databaseUrl = databaseUrl;
    this.#release = release;
  }

  async #runOnce(): Promise<void> {
    const { root, dist, name } = this.#release;
    const child = spawn(process.execPath, ['--import', 'tsx', 'packages/cms/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATABASE_URL: this.#databaseUrl,
        SAARISTO_DIST: dist,
        SAARISTO_TRUST_PROXY: '1',
        SAARISTO_HOSTS: `*.${DOMAIN}`,
        SAARISTO_CAPTCHA_SECRET: CAPTCHA_SECRET,
        SAARISTO_EDITOR_PASSWORD: 'password of the load test',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    this.#isExpected = false;
    this.#isReady = false;
    let partial = '';
    child.stderr.on('data', (part: Buffer) => {
      const lines = (partial + String(part)).split('\n');
      partial = lines.pop() ?? '';
      for (const line of lines) this.#readLog(name, line);
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    if (partial) this.#readLog(name, partial);
    const end = signal ?? `exit ${code}`;
    this.ends.set(end, (this.ends.get(end) ?? 0) + 1);
    // A database that restarts ends an instance that starts at that moment.
    const isRight = signal === null ? code === 0 || !this.#isReady : this.#isExpected;
    if (!isRight) this.faults.push(`${name} ended with ${end}`);
  }

  /** Collects errors. A database that does not answer is no fault of the server. */
  #readLog(name: string, line: string): void {
    let entry: { level?: number; msg?: string; err?: { type?: string; message?: string; code?: string } };
    try {
      entry = JSON.parse(line) as typeof entry;
    } catch {
      if (line.trim() !== '') this.faults.push(`${name}: ${line.slice(0, 300)}`);
      return;
    }
    if ((entry.level ?? 0) < 50 || entry.err?.type === 'Unavailable') return;
    this.faults.push(`${name}: ${(entry.err?.message ?? entry.msg ?? '').slice(0, 300)}`);
  }

  async #keepRunning(): Promise<void> {
    while (!this.#isStopped) {
      await this.#runOnce();
      if (!this.#isStopped) await delay(RESTART_MS);
    }
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    this.#loop = this.#keepRunning();
    await this.ready();
  }

  /** Waits until it can serve visitors. */
  async ready(): Promise<void> {
    const until = performance.now() + READY_MS;
    while (!(await isReady(this.#port))) {
      if (performance.now() > until)
        throw new Error(`An instance was not ready: ${this.faults.slice(-3).join('; ')}`);
      await delay(100);
    }
    this.#isReady = true;
  }

  /** Ends the process; it starts again, with a new release if one is given. */
  async restart(signal: 'SIGKILL' | 'SIGTERM', release = this.#release): Promise<void> {
    this.#release = release;
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.#isExpected = true;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.restart('SIGTERM');
    await this.#loop;
  }
}
