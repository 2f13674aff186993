import { existsSync } from 'node:fs';
import { installDebian, updateDebian } from './debian.ts';
import { CHROMIUM_PLACES } from './chromium-places.ts';
import { giveUp } from './ensure.mjs';

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
  const find = () => CHROMIUM_PLACES.find((place) => existsSync(place));
  const found = find() ?? (install() ? find() : undefined);
  return (
    found ??
    giveUp(
      'The browser tests need Chromium: install it (on Debian apt-get install chromium) or set CHROMIUM_PATH.',
    )
  );
}
