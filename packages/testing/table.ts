/** Replaces the table of the build. Tests add their widgets. */
/** Functions that return the files of the test, by name. They get the number of the attempt. */
export const code = new Map<string, (attempt: number) => Promise<unknown>>();

const own: Record<string, () => Promise<unknown>> = {
  report: () => import('#mount/editing/report.ts'),
  'edit-mode': () => import('#mount/editing/edit-mode.ts'),
};

export const loads = new Map<string, string>();
export const version = '0.0.0-test';
export { findIntegrity } from '#mount/fetch-file.ts';
export const getUrl = (file: string): URL => new URL(file, location.href);
/** The names of the requested files, in their order. */
const requested: string[] = [];
export const fetchFile = async (name: string, _hash: string, attempt = 0): Promise<unknown> => {
  requested.push(name);
  return (code.get(name) ?? own[name])?.(attempt);
};
