/** Merges the changes of the template between two versions into a project (three-way). */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { merge } from 'node-diff3';

/** Files by path, relative to their project. */
export type Files = ReadonlyMap<string, string>;

/** Names of the three sides in conflict marks. */
type Labels = readonly [mine: string, base: string, theirs: string];

/** A change of a file. A person must look at one with a note. */
export interface Change {
  path: string;
  kind: 'written' | 'merged' | 'removed' | 'moved' | 'look';
  note?: string;
}

/** Merges two texts with a common base, by lines. */
function mergeTexts(
  mine: string,
  base: string,
  theirs: string,
  [ours, , newer]: Labels,
): { text: string; hasConflicts: boolean } {
  const { conflict, result } = merge(mine, base, theirs, {
    excludeFalseConflicts: true,
    stringSeparator: '\n',
    label: { a: ours, b: newer },
  });
  return { text: result.join('\n'), hasConflicts: conflict };
}

/** The least part of equal lines by which a file counts as moved. */
const MOVED = 0.5;

/** Returns the part of the lines that two texts share. */
function getSimilarity(a: string, b: string): number {
  const lines = new Set(b.split('\n').filter((line) => line.trim()));
  const own = a.split('\n').filter((line) => line.trim());
  return own.filter((line) => lines.has(line)).length / Math.max(own.length, lines.size, 1);
}

/** Finds files that the template moved: from the path in the older version to the one in the newer. */
function findMoves(base: Files, theirs: Files): Map<string, string> {
  const added = [...theirs].filter(([path]) => !base.has(path));
  const moves = new Map<string, string>();
  for (const [path, text] of base) {
    if (theirs.has(path)) continue;
    const [best] = added
      .filter(([to]) => ![...moves.values()].includes(to))
      .map(([to, other]) => ({ to, similarity: getSimilarity(text, other) }))
      .toSorted((a, b) => b.similarity - a.similarity);
    if (best && best.similarity >= MOVED) moves.set(path, best.to);
  }
  return moves;
}

/**
 * Merges the template's files into a project. Files that nobody edited become the template's; edited ones are merged, with conflict marks
 * where both sides changed the same lines. Files that the project removed stay removed.
 * @param base the files of the older template, and `theirs` those of the newer one, with the options of the project
 */
export function mergeFiles(root: string, base: Files, theirs: Files, labels: Labels): Change[] {
  const read = (path: string): string | undefined =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const moves = findMoves(base, theirs);
  const movedTo = new Set(moves.values());
  const changes: Change[] = [];

  /** Writes the merged text of a file of the older template to its path in the newer one. */
  const mergeFile = (path: string, to: string, older: string, newer: string): void => {
    const mine = read(path);
    const isMoved = path !== to;
    if (mine === undefined) {
      if (older !== newer || isMoved)
        changes.push({ path: to, kind: 'look', note: `changed in the template; you removed ${path}` });
      return;
    }
    if (isMoved && read(to) !== undefined) {
      changes.push({
        path: to,
        kind: 'look',
        note: `the template moved ${path} here, where you have a file`,
      });
      return;
    }
    if (isMoved) rmSync(join(root, path));
    const from = isMoved
      ? ({ kind: 'moved', note: `was ${path}; correct what names it` } as const)
      : undefined;
    if (mine === older || mine === newer) {
      if (mine === newer && !isMoved) return;
      write(to, newer);
      changes.push({ path: to, kind: 'written', ...from });
    } else if (older === newer) {
      write(to, mine);
      if (from) changes.push({ path: to, ...from });
    } else {
      const { text, hasConflicts } = mergeTexts(mine, older, newer, labels);
      write(to, text);
      const note = hasConflicts
        ? 'both sides changed the same lines: choose between the marks <<<<<<< and >>>>>>>'
        : undefined;
      changes.push({
        path: to,
        kind: 'merged',
        ...from,
        ...(note && { note: [from?.note, note].filter(Boolean).join('; ') }),
      });
    }
  };

  for (const [path, older] of base) {
    const to = moves.get(path) ?? path;
    const newer = theirs.get(to);
    if (newer !== undefined) {
      mergeFile(path, to, older, newer);
      continue;
    }
    const mine = read(path);
    if (mine === undefined) continue;
    if (mine === older) {
      rmSync(join(root, path));
      changes.push({ path, kind: 'removed' });
    } else changes.push({ path, kind: 'look', note: 'no longer in the template; yours is edited, and kept' });
  }
  for (const [path, newer] of theirs) {
    if (base.has(path) || movedTo.has(path)) continue;
    const mine = read(path);
    if (mine === newer) continue;
    if (mine === undefined) {
      write(path, newer);
      changes.push({ path, kind: 'written' });
    } else
      changes.push({
        path,
        kind: 'look',
        note: 'new in the template; you have another file there, which is kept',
      });
  }
  return changes;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges package.json by key. Values that the project changed are kept.
 * @returns the merged value, and the keys that both sides changed, with the template's value
 */
export function mergeManifests(
  mine: Json,
  base: Json,
  theirs: Json,
  path = '',
): [merged: Json, kept: string[]] {
  const merged: Json = {};
  const kept: string[] = [];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [own, older, newer] = [mine[key], base[key], theirs[key]];
    const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
    if (isObject(own) && isObject(newer)) {
      const [inner, innerKept] = mergeManifests(own, isObject(older) ? older : {}, newer, `${path}${key}.`);
      merged[key] = inner;
      kept.push(...innerKept);
      continue;
    }
    const value = isSame(own, older) ? newer : own;
    if (value !== undefined) merged[key] = value;
    if (!isSame(own, older) && !isSame(older, newer) && !isSame(own, newer))
      kept.push(
        `${path}${key}: the template has ${newer === undefined ? 'removed it' : JSON.stringify(newer)}`,
      );
  }
  return [merged, kept];
}
