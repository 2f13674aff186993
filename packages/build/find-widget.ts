import { getEditDistance } from '../../src/lib/nearest.ts';
import type { WidgetFolder } from './widgets.ts';

/** Number of names suggested for an unknown one. */
const OFFERED = 3;

/** Returns the edit distance, or 0 if one name contains the other. */
const getNameDistance = (asked: string, name: string): number =>
  asked !== '' && (name.includes(asked) || asked.includes(name)) ? 0 : getEditDistance(asked, name);

/**
 * Finds a widget by name, or by area and name.
 * @param asked the user's input: `first-card` or `content/first-card`
 * @throws with one sentence that suggests the nearest names if there is no such widget
 */
export function findWidget<Folder extends Pick<WidgetFolder, 'area' | 'name'>>(
  asked: string,
  widgets: readonly Folder[],
): Folder {
  const found = widgets.find(({ area, name }) => asked === name || asked === `${area}/${name}`);
  if (found) return found;
  const word = asked.split('/').at(-1)!.toLowerCase();
  const nearest = widgets
    .map(({ name }) => ({ name, far: getNameDistance(word, name), letters: getEditDistance(word, name) }))
    .toSorted((a, b) => a.far - b.far || a.letters - b.letters)
    .slice(0, OFFERED)
    .map(({ name }) => name);
  throw new Error(
    `${asked ? `There is no widget "${asked}"` : 'Give the name of a widget, for example npm run check-widget -- first-card'}; similar names are ${nearest.join(', ')}.`,
  );
}
