import type { WidgetFolder } from '../build/widgets.ts';

/** How many letters have to be typed, left out or changed to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** Names offered in place of an unknown one. */
const OFFERED = 3;

/** A name that begins alike, or holds the other, is near however much longer it is. */
const farness = (asked: string, name: string): number =>
  asked !== '' && (name.includes(asked) || asked.includes(name)) ? 0 : distance(asked, name);

/**
 * Finds a widget by its name, or by area and name.
 * @param asked as it was typed, `first-card` or `content/first-card`
 * @throws with one sentence that offers the nearest names where there is none
 */
export function findWidget<Folder extends Pick<WidgetFolder, 'area' | 'name'>>(
  asked: string,
  widgets: readonly Folder[],
): Folder {
  const found = widgets.find(({ area, name }) => asked === name || asked === `${area}/${name}`);
  if (found) return found;
  const word = asked.split('/').at(-1)!.toLowerCase();
  const nearest = widgets
    .map(({ name }) => ({ name, far: farness(word, name), letters: distance(word, name) }))
    .toSorted((a, b) => a.far - b.far || a.letters - b.letters)
    .slice(0, OFFERED)
    .map(({ name }) => name);
  throw new Error(
    `${asked ? `There is no widget "${asked}"` : 'Say which widget, as npm run check-widget -- first-card'}; near are ${nearest.join(', ')}.`,
  );
}
