import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders with generated files only. */
const MADE = new Set(['node_modules', 'dist', 'storybook-static', 'coverage', 'test-results']);
const TEXT = /\.(tsx?|m?js|css|json|html|md|sql)$/;
/** Files that may name removed widgets: history, generated files, and the guide, which has widgets of its own. */
const NOT_OF_NOW =
  /^(CHANGELOG\.md|package-lock\.json|docs\/(requirements|writing-a-widget|first-widget|forms|extending)\.md|docs\/(blocks|decisions)\/.*)$/;

export const isScript = (path: string): boolean => /\.(tsx?|m?js)$/.test(path);

/** Lists all handwritten text files of the project. Paths are relative to the root. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, encoding: 'utf8' }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory())
      return MADE.has(entry.name) || (entry.name.startsWith('.') && entry.name !== '.storybook')
        ? []
        : listFiles(root, path);
    return entry.isFile() && TEXT.test(path) && !NOT_OF_NOW.test(path) ? [path.split(sep).join('/')] : [];
  });
}
