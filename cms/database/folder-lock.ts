import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode, StartupError } from '../model/startup-error.ts';

/** When a process began, so that a reused number is not taken for the same process; '' where it can't be told. */
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
    return errorCode(error) === 'EPERM';
  }
  return start === '' || readProcessStart(pid) === start;
}

/**
 * Takes the data folder for this process; a lock that a killed server left behind is taken over.
 * Two servers on one embedded database would ruin it, and the database itself does not notice.
 * @returns a function that gives the folder free
 * @throws StartupError where another running server holds it or nothing can be written there
 */
export function lockFolder(folder: string, wayOut: string): () => void {
  const file = path.join(folder, 'server.lock');
  const own = `${process.pid} ${readProcessStart(process.pid)}`;
  const write = (): void => writeFileSync(file, own, { flag: 'wx' });
  try {
    try {
      write();
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
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
      `The data folder ${folder} can't be written (${errorCode(error)}): give this user the right to, or ${wayOut}.`,
    );
  }
  return () => rmSync(file, { force: true });
}
