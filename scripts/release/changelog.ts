/** Reads and changes the hand-written CHANGELOG.md, in the manner of Keep a Changelog. */

const HEADING = /^## (\S+)(?: [–-] .*)?$/gm;

interface Section {
  /** `Unreleased`, or a version. */
  name: string;
  /** Offset of its heading. */
  start: number;
  /** The text below the heading. */
  text: string;
}

function readSections(changelog: string): Section[] {
  const found = [...changelog.matchAll(HEADING)];
  return found.map((match, at) => ({
    name: match[1]!,
    start: match.index,
    text: changelog.slice(match.index + match[0].length, found[at + 1]?.index).trim(),
  }));
}

/** Returns the text of a version. Throws if the changelog has none. */
export function getNotes(changelog: string, version: string): string {
  const notes = readSections(changelog).find(({ name }) => name === version)?.text;
  if (!notes) throw new Error(`CHANGELOG.md has no entries for ${version}.`);
  return notes;
}

/**
 * Turns the unreleased entries into those of a version, below an empty `Unreleased`.
 * @param date as yyyy-MM-dd
 * @throws if nothing is unreleased, or the version is there already
 */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  const sections = readSections(changelog);
  const unreleased = sections.find(({ name }) => name === 'Unreleased');
  if (!unreleased?.text) throw new Error('CHANGELOG.md has no unreleased entries.');
  if (sections.some(({ name }) => name === version))
    throw new Error(`CHANGELOG.md has entries for ${version} already.`);
  const heading = '## Unreleased';
  const after = unreleased.start + heading.length;
  return `${changelog.slice(0, after)}\n\n## ${version} – ${date}${changelog.slice(after)}`;
}
