/** Shortens the output of failed checks. The likely cause comes first. */
import { reports } from '../checks/steps.ts';

/** Checks in the order of causes: a failure of one often lets the later ones fail, too. */
const CAUSES = [
  'build',
  'types',
  'lint',
  'format',
  'docs',
  'texts',
  'unit',
  'conformance',
  'stories',
  'pages',
];
const MAX_FAILURES = 3;
const MAX_LINES = 24;
const MAX_LINE_LENGTH = 240;

export interface FailedStep {
  name: string;
  output: string;
}

/** Returns the path of the file with the whole output of a step, relative to the root. */
export const getLogFile = (name: string): string => `${reports}/check-widget-${name}.log`;

const isNotEmpty = (text: string): boolean => text.trim() !== '';

/** Splits the output into its failures: those of vitest or Playwright one by one, other outputs as a whole. */
function listFailures(output: string): string[] {
  const vitest = /^⎯+ *Failed (?:Suites|Tests) .*$/m.exec(output);
  if (vitest)
    return output
      .slice(vitest.index)
      .split(/^⎯+\[\d+\/\d+\]⎯+$|^⎯+ *Failed (?:Suites|Tests) .*$/m)
      .slice(0, -1)
      .filter(isNotEmpty);
  const playwright = output.split(/^(?= {2}\d+\) )/m);
  if (playwright.length > 1) return playwright.slice(1);
  return [output];
}

/** Returns the first lines of a text, without empty ones. */
function shorten(text: string): string[] {
  const lines = text.split('\n').filter(isNotEmpty);
  return lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line.trimEnd()));
}

/**
 * Describes failed checks: the first failures of the likely cause, and the names of the other checks.
 * @param failed the failed checks, in any order
 */
export function formatFailures(failed: readonly FailedStep[]): string {
  const [cause, ...others] = failed.toSorted((a, b) => CAUSES.indexOf(a.name) - CAUSES.indexOf(b.name));
  if (!cause) return '';
  const failures = listFailures(cause.output);
  const shown = failures.slice(0, MAX_FAILURES).map((failure) => shorten(failure).join('\n'));
  const left = failures.length - shown.length;
  return [
    `${cause.name}:`,
    ...shown,
    `${left > 0 ? `${left} more. ` : ''}The whole output is in ${getLogFile(cause.name)}.`,
    ...(others.length > 0
      ? [
          `Failed, too, perhaps for the same reason: ${others.map(({ name }) => `${name} (${getLogFile(name)})`).join(', ')}.`,
        ]
      : []),
  ].join('\n\n');
}
