import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getErrorCode, StartupError } from '../model/startup-error.ts';

/** Returns the start time of a process, which distinguishes it from a later process with the same id. Returns '' if it is not known. */
function readProcessStart(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number, start: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
  return start === '' || readProcessStart(pid) === start;
}

/**
 * Locks the data folder for this process, because two servers would damage an embedded database without noticing. Takes over the lock of a
 * server that was killed.
 * @returns a function that unlocks the folder
 * @throws StartupError if another running server has the lock or the folder is not writable
 */
export function lockFolder(folder: string, wayOut: string): () => void {
  const file = path.join(folder, 'server.lock');
  const own = `${process.pid} ${readProcessStart(process.pid)}`;
  const write = (): void => writeFileSync(file, own, { flag: 'wx' });
  try {
    try {
      write();
    } catch (error) {
      if (getErrorCode(error) !== 'EEXIST') throw error;
      const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
      if (isRunning(Number(pid), start)) {
        throw new StartupError(
          `The data folder ${folder} is in use by another running server (process ${pid}): stop that one, or ${wayOut}.`,
        );
      }
      rmSync(file, { force: true });
      write();
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data folder ${folder} can't be written (${getErrorCode(error)}): give this user the right to, or ${wayOut}.`,
    );
  }
  return () => rmSync(file, { force: true });
}
