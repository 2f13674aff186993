import { existsSync } from 'node:fs';
import { installDebian, updateDebian } from './debian.ts';
import { CHROMIUM_PLACES } from '../../packages/cli/doctor/chromium-places.ts';
import { giveUp } from './ensure.mjs';

/** The headless shell is the same browser and needs a third less of a small machine. */
const SHELL = 'chromium-headless-shell';

/** Installs the first of Debian's packages that can be installed. */
function install(...names: string[]): void {
  if (!updateDebian()) return;
  console.log(`Installing Chromium (apt-get install ${names[0]}) …`);
  names.some((name) => installDebian(name));
}

/**
 * Finds a Chromium for the tests, and installs Debian's where possible.
 * @param prefersShell whether to install the headless shell beside another Chromium
 * @returns its path; ends the process with one sentence if there is none
 */
export function ensureChromium({ prefersShell = false } = {}): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen))
    giveUp(`CHROMIUM_PATH is ${chosen}, which does not exist: correct or unset it.`);
  if (chosen) return chosen;
  const find = () => CHROMIUM_PLACES.find((place) => existsSync(place));
  if (prefersShell && !find()?.endsWith(SHELL)) install(SHELL);
  // Older versions of Debian have only the whole browser.
  if (!find()) install(SHELL, 'chromium');
  return (
    find() ??
    giveUp(
      'The browser tests need Chromium: install it (on Debian apt-get install chromium) or set CHROMIUM_PATH.',
    )
  );
}
