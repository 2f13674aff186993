/** `npx saaristo doctor <URL>…`: finds the faults of a page and its server, and names the chapter that helps. */
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { printLines, printText } from '../../../src/lib/printable.ts';
import { TooMuchWork } from '../../../src/lib/bounded-parser.ts';
import { checkInBrowser, startBrowser } from './browser.ts';
import { checkVisit } from './checks.ts';
import { type Finding, findHelp } from './faults.ts';
import { Files, visit } from './visit.ts';

export const DOCTOR_USAGE = `Usage: npx saaristo doctor <URL>… [--sidecar URL] [--no-browser] [--json]

Finds the faults of pages and their servers, with the chapter that helps. It reads the page and the files of the bundle, and opens
the page in Chromium if there is one and puppeteer-core is installed. Ends with 1 if it finds a fault.

--sidecar URL  also checks that saaristo-prerender answers at this address
--no-browser   does not open Chromium
--json         prints a JSON list of {url, findings}`;

interface DoctorOptions {
  /** The cache of requests. */
  files?: Files;
  /** The address of `saaristo-prerender`. */
  sidecar?: string | undefined;
  /** The browser to open the page in; without it only the answers of the servers are checked. */
  browser?: Browser | undefined;
}

/** Returns the faults of a page, without those that another one explains. A page that can't be read is a fault. */
export async function diagnose(
  url: string,
  { files = new Files(), sidecar, browser }: DoctorOptions = {},
): Promise<Finding[]> {
  let found: Finding[];
  try {
    found = checkVisit(await visit(url, files, sidecar));
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return [{ code: 'page-too-large', what: error.message }];
  }
  const isUnreadable = found.some(({ code }) => code.startsWith('page-'));
  if (!browser || isUnreadable) return found;
  const explained = new Set(found.map(({ where }) => where));
  const isPolicyKnown = found.some(({ code }) => code.startsWith('policy-'));
  const isMarkerKnown = found.some(({ code }) => code.startsWith('marker-'));
  const more = await checkInBrowser(browser, url);
  return [
    ...found,
    ...more.filter(
      ({ code, where }) =>
        !(where !== undefined && explained.has(where)) &&
        !(code === 'policy-violated' && isPolicyKnown) &&
        !(code === 'island-failed' && isMarkerKnown),
    ),
  ];
}

/** Describes the findings of a page in lines. */
function describe(url: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return printText(`${url}: nothing found`);
  const lines = findings.map(
    (finding) =>
      `  ✗ ${printText(finding.what)}${finding.where === undefined ? '' : `\n    at ${printText(finding.where)}`}\n    read ${findHelp(finding)}`,
  );
  const count = findings.length === 1 ? '1 fault' : `${findings.length} faults`;
  return [printText(`${url}: ${count}`), ...lines].join('\n');
}

/**
 * Runs the command.
 * @returns the text to print, and whether there is a fault
 * @throws Error with the usage, if the arguments are wrong
 */
export async function runDoctor(args: readonly string[]): Promise<{ text: string; isFaulty: boolean }> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sidecar: { type: 'string' },
      'no-browser': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const urls = positionals.filter((url) => URL.canParse(url));
  if (urls.length === 0 || urls.length < positionals.length) throw new Error(DOCTOR_USAGE);
  const files = new Files();
  const browser = values['no-browser'] ? undefined : await startBrowser();
  try {
    const results = [];
    for (const url of urls)
      results.push({ url, findings: await diagnose(url, { files, sidecar: values.sidecar, browser }) });
    const isFaulty = results.some(({ findings }) => findings.length > 0);
    if (values.json) return { text: printLines(JSON.stringify(results, null, 2)), isFaulty };
    const note =
      browser || values['no-browser']
        ? []
        : [
            'Chromium was not used: install it and the package puppeteer-core to see what only a browser sees.',
          ];
    return {
      text: [...results.map(({ url, findings }) => describe(url, findings)), ...note].join('\n'),
      isFaulty,
    };
  } finally {
    await browser?.close();
  }
}
