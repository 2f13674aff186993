const heard: string[] = [];

/**
 * Collects console errors and warnings during a story.
 * @returns a function that stops listening
 */
export function watchConsole(): () => void {
  heard.length = 0;
  const { error, warn } = console;
  const listen =
    (real: typeof error) =>
    (...args: unknown[]) => {
      heard.push(args.map(String).join(' '));
      real(...args);
    };
  console.error = listen(error);
  console.warn = listen(warn);
  return () => Object.assign(console, { error, warn });
}

/**
 * Fails the story if the console output includes more than its parameter `console` (patterns) allows.
 * @throws with the unexpected output
 */
export function checkConsole({ parameters }: { parameters: { console?: RegExp[] } }): void {
  const allowed = parameters.console ?? [];
  const faults = heard.splice(0).filter((text) => !allowed.some((pattern) => pattern.test(text)));
  if (faults.length > 0) throw new Error(`Unexpected console output\n${faults.join('\n')}`);
}
