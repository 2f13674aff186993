/** Runs a command for as long as whoever holds the other end of standard input is there. */
import { spawn } from 'node:child_process';

const [, , command, ...args] = process.argv;
// A group of its own: servers that share their work among processes end with all of them.
const server = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
server.once('error', ({ message }) => {
  console.error(message);
  process.exit(127);
});
server.once('exit', (code) => process.exit(code ?? 1));
const { pid } = server;
if (pid) process.stdin.once('close', () => process.kill(-pid, 'SIGTERM')).resume();
