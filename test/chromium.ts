import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Options with which every test starts Chromium: the system's Chromium (or `CHROMIUM_PATH`), without background requests.
 */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
