import { existsSync } from 'node:fs';
import { installDebian, updateDebian } from './debian.ts';
import { giveUp } from './ensure.mjs';

/** Places to look for Chromium. The headless shell comes first: it is the same browser and needs a third less of a small machine. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function install(): boolean {
  if (!updateDebian()) return false;
  console.log('Installing Chromium (apt-get install chromium-headless-shell) …');
  // Older versions of Debian have only the whole browser.
  return ['chromium-headless-shell', 'chromium'].some((name) => installDebian(name));
}

/**
 * Finds a Chromium for the tests, and installs Debian's where possible.
 * @returns its path; ends the process with one sentence if there is none
 */
export function ensureChromium(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen))
    giveUp(`CHROMIUM_PATH is ${chosen}, which does not exist: correct or unset it.`);
  if (chosen) return chosen;
  const find = () => places.find((place) => existsSync(place));
  const found = find() ?? (install() ? find() : undefined);
  return (
    found ??
    giveUp(
      'The browser tests need Chromium: install it (on Debian apt-get install chromium) or set CHROMIUM_PATH.',
    )
  );
}
