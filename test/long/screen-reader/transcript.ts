/** Transcripts as text: the parts of a widget, and the differences between the browsers. */
import { BROWSERS, type BrowserName } from './desktop.ts';

/** The marks of lines that only one browser's reading has. */
const MARKS: Readonly<Record<BrowserName, string>> = { chromium: 'C| ', firefox: 'F| ' };

/** A step of a longest common subsequence: a line of both, or of one of them. */
interface Difference {
  line: string;
  in: 'both' | 'old' | 'new';
}

/** Compares two lists of lines. */
function compareLines(old: readonly string[], now: readonly string[]): Difference[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1)
      lengths[at]![to] =
        old[at] === now[to]
          ? lengths[at + 1]![to + 1]! + 1
          : Math.max(lengths[at + 1]![to]!, lengths[at]![to + 1]!);
  const differences: Difference[] = [];
  let at = 0;
  let to = 0;
  while (at < old.length || to < now.length)
    if (at < old.length && to < now.length && old[at] === now[to]) {
      differences.push({ line: old[at]!, in: 'both' });
      at += 1;
      to += 1;
    } else if (to >= now.length || (at < old.length && lengths[at + 1]![to]! >= lengths[at]![to + 1]!)) {
      differences.push({ line: old[at]!, in: 'old' });
      at += 1;
    } else {
      differences.push({ line: now[to]!, in: 'new' });
      to += 1;
    }
  return differences;
}

const isMarked = (line: string): boolean => Object.values(MARKS).some((mark) => line.startsWith(mark));

/** The first line of a transcript: the browsers that it was read in. */
const HEAD = 'Read in ';

const getBrowsers = (text: string): BrowserName[] => {
  const [head = ''] = text.split('\n', 1);
  return head.startsWith(HEAD) ? BROWSERS.filter((name) => head.includes(name)) : [];
};

/** Returns the lines of one browser's reading in a transcript; none if it has not been read in that browser. */
export const readTranscript = (text: string, browser: BrowserName): string[] =>
  getBrowsers(text).includes(browser)
    ? text
        .split('\n')
        .slice(1)
        .filter((line) => line.startsWith(MARKS[browser]) || !isMarked(line))
        .map((line) => (isMarked(line) ? line.slice(MARKS[browser].length) : line))
    : [];

/** Returns a transcript that has new lines for one browser, and keeps those of the other. */
export function mergeTranscript(text: string, browser: BrowserName, lines: readonly string[]): string {
  const other = BROWSERS.find((name) => name !== browser)!;
  if (!getBrowsers(text).includes(other)) return [HEAD + browser, ...lines].join('\n');
  const kept = readTranscript(text, other);
  const [left, right] = browser === 'chromium' ? [lines, kept] : [kept, lines];
  const merged = compareLines(left, right).map(({ line, in: where }) =>
    where === 'both' ? line : MARKS[where === 'old' ? 'chromium' : 'firefox'] + line,
  );
  return [HEAD + BROWSERS.join(', '), ...merged].join('\n');
}

/** Returns the changed lines with one line of context, or an empty list if nothing differs. */
export function formatDifference(old: readonly string[], now: readonly string[]): string[] {
  const all = compareLines(old, now);
  const isNear = (at: number) => [at - 1, at, at + 1].some((near) => all[near] && all[near].in !== 'both');
  const signs = { both: '  ', old: '- ', new: '+ ' };
  let heading = '';
  return all.flatMap(({ line, in: where }, at) => {
    if (line.startsWith('## ')) heading = line;
    if (!isNear(at)) return [];
    const first = heading === '' || heading === line ? [] : [`  ${heading}`];
    heading = '';
    return [...first, signs[where] + line];
  });
}
