import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildIfNeeded } from '../../scripts/setup/build.ts';
import { installDebian, updateDebian } from '../../scripts/setup/debian.ts';

const works = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;
const hasDjango = (): boolean =>
  ['/usr/bin/python3', 'python3'].some((program) => works(program, '-c', 'import django'));

/** The programs of each run: a file or a check by the name of Debian's package. */
const PROGRAMS: Readonly<Record<string, Readonly<Record<string, string | (() => boolean)>>>> = {
  browsers: {
    chromium: '/usr/bin/chromium',
    'firefox-esr': '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/xvfb-run',
    'dbus-x11': '/usr/bin/dbus-launch',
  },
  caches: { 'nginx-light': '/usr/sbin/nginx', varnish: '/usr/sbin/varnishd' },
  integrations: {
    'nginx-light': '/usr/sbin/nginx',
    'php-cli': () => works('php', '--version'),
    'python3-django': hasDjango,
  },
  'screen-reader': {
    xvfb: '/usr/bin/Xvfb',
    dbus: '/usr/bin/dbus-daemon',
    orca: '/usr/bin/orca',
    'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
    xdotool: '/usr/bin/xdotool',
    chromium: '/usr/bin/chromium',
    'firefox-esr': '/usr/bin/firefox-esr',
  },
};

/** Installs the programs of the run where possible, and builds the bundle if it is out of date. */
export default async function setUp(): Promise<void> {
  const missing = Object.entries(PROGRAMS[process.env['LONG']!] ?? {})
    .filter(([, needed]) => !(typeof needed === 'string' ? existsSync(needed) : needed()))
    .map(([name]) => name);
  if (missing.length > 0 && !(updateDebian() && installDebian(...missing)))
    throw new Error(`Install these Debian packages: ${missing.join(', ')}`);
  if ((await buildIfNeeded()) !== 0) throw new Error('The current version could not be built.');
}
