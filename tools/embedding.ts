/** `npm run embedding`: runs all tests of `integrations/` and skips none. Installs missing programs where possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildIfNeeded } from './setup/build.ts';
import { ensureChromium } from './setup/chromium.ts';
import { installDebian, updateDebian } from './setup/debian.ts';
import { giveUp } from './setup/ensure.mjs';
import { run } from './setup/run.ts';

const works = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

/** Checks for installed programs, by the name of Debian's package. */
const needed: Record<string, () => boolean> = {
  'nginx-light': () => existsSync('/usr/sbin/nginx'),
  'php-cli': () => works('php', '--version'),
  'python3-django': () =>
    ['/usr/bin/python3', 'python3'].some((program) => works(program, '-c', 'import django')),
};

const missing = Object.keys(needed).filter((name) => !needed[name]!());
if (missing.length > 0) {
  console.log(`Installing ${missing.join(', ')} (apt-get install) …`);
  if (!updateDebian() || !installDebian(...missing))
    giveUp(
      `The examples need ${missing.join(', ')}: install the content of these Debian packages, then run this command again.`,
    );
}
process.env['CHROMIUM_PATH'] = ensureChromium();
process.env['EMBEDDING'] = '1';
process.exitCode =
  (await buildIfNeeded()) ||
  (await run('playwright', [
    'test',
    'integrations.test',
    'embedded-editor',
    '--project=desktop',
    ...process.argv.slice(2),
  ]));
