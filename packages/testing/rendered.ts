/** Renders the examples of a project as a server does, in another process, because tests have a window. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runtimeFile } from '../build/runtime.ts';

/** The HTML of an example, or the error of a widget that throws or whose styles are refused. */
export type Rendered = Readonly<Record<string, { html?: string; error?: string }>>;

/**
 * Renders all examples, by `<widget>/<example>`.
 * @param root the project's folder
 * @param names of the widgets; by default all
 */
export async function renderExamples(
  root: string,
  settings: object,
  names: readonly string[] = [],
): Promise<Rendered> {
  const script = runtimeFile('packages/testing/render-examples');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...(script.endsWith('.ts') ? ['--import', 'tsx'] : []),
      script,
      root,
      JSON.stringify(settings),
      ...names,
    ],
    { cwd: root, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout) as Rendered;
}
