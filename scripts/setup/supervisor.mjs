/** Runs a command until the other end of standard input is closed. */
import { spawn } from 'node:child_process';

const [, , command, ...args] = process.argv;
// The command gets a process group of its own, so that servers with several processes end as a whole.
const server = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
server.once('error', ({ message }) => {
  console.error(message);
  process.exit(127);
});
server.once('exit', (code) => process.exit(code ?? 1));
const { pid } = server;
if (pid) process.stdin.once('close', () => process.kill(-pid, 'SIGTERM')).resume();
