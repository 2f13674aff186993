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

/**
 * Says that this test makes the console speak. Call it before the act.
 * @param level the console method
 * @param pattern what the formatted message must match
 * @throws after the test: when no message matched, or when another error or warning came
 */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern, seen: 0 });
}

/** Every console error or warning that no test announced fails the test in which it came. */
export function watchConsole(): void {
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
    if (faults.length > 0) throw new Error(`Unexpected console output\n${faults.join('\n')}`);
  });
  // What comes after the last test of a file still has to be seen by someone.
  process.once('exit', () => {
    for (const { level, text } of heard) real[level](text);
  });
}
