/** Starts `saaristo-prerender` on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';

export async function startSidecar(
  script = 'dist/prerender.js',
): Promise<{ url: string; end: () => Promise<unknown> }> {
  const child: ChildProcess = spawn(process.execPath, [script, '--port', '0', '--timeout', '5000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', reject);
    child.stdout!.on('data', (data: Buffer) => {
      const found = /http:\/\/\S+/.exec(data.toString());
      if (found) resolve(found[0].replace(/\/$/, ''));
    });
  });
  return {
    url,
    end: () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return gone;
    },
  };
}
