import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

type Level = 'error' | 'warn';

interface Expectation {
  level: Level;
  pattern: RegExp;
  seen: number;
}

const heard: { level: Level; text: string }[] = [];
let expected: Expectation[] = [];
let isWatching = false;

/**
 * Announces a console message of this test. Must be called before the message.
 * @param level the console method
 * @param pattern matches the formatted message
 * @throws after the test if no message matched, or if there was another error or warning
 */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern, seen: 0 });
}

/** Makes a test fail on every console error or warning that it has not announced. */
export function watchConsole(): void {
  if (isWatching) return;
  isWatching = true;
  const real = { error: console.error, warn: console.warn };
  const listen =
    (level: Level) =>
    (...args: unknown[]) => {
      const text = format(...args);
      const match = expected.find((one) => one.level === level && one.pattern.test(text));
      if (match) match.seen += 1;
      else heard.push({ level, text });
    };

  console.error = listen('error');
  console.warn = listen('warn');

  beforeEach(() => {
    expected = [];
  });
  afterEach(() => {
    const unexpected = heard.splice(0).map(({ level, text }) => `console.${level}: ${text}`);
    const silent = expected
      .filter((one) => one.seen === 0)
      .map((one) => `console.${one.level} never said ${String(one.pattern)}`);
    expected = [];
    const faults = [...unexpected, ...silent];
    if (faults.length > 0)
      throw new Error(
        `Unexpected console output: remove its cause, or announce it by expectConsole(level, pattern)\n${faults.join('\n')}`,
      );
  });
  // Reports messages after the last test of a file.
  process.once('exit', () => {
    for (const { level, text } of heard) real[level](text);
  });
}
