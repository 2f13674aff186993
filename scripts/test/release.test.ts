import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getNotes, releaseChangelog } from '../release/changelog.ts';

const CHANGELOG = `# Changelog\n\n## Unreleased\n\n### Added\n\n- A widget.\n\n## 0.1.0 – 2026-01-01\n\n- The start.\n`;

test('release: unreleased entries become those of the version, below an empty section', () => {
  const released = releaseChangelog(CHANGELOG, '0.2.0', '2026-12-01');
  expect(released).toContain(
    '## Unreleased\n\n## 0.2.0 – 2026-12-01\n\n### Added\n\n- A widget.\n\n## 0.1.0',
  );
  expect(getNotes(released, '0.2.0')).toBe('### Added\n\n- A widget.');
  expect(getNotes(released, '0.1.0')).toBe('- The start.');
});

test('release: nothing unreleased, a known version and missing notes are refused', () => {
  const released = releaseChangelog(CHANGELOG, '0.2.0', '2026-12-01');
  expect(() => releaseChangelog(released, '0.3.0', '2026-12-02')).toThrow('no unreleased entries');
  expect(() => releaseChangelog(CHANGELOG, '0.1.0', '2026-12-02')).toThrow('has entries for 0.1.0 already');
  expect(() => getNotes(CHANGELOG, '0.2.0')).toThrow('no entries for 0.2.0');
});

test('release: the changelog of the project has the version of both packages', () => {
  const versions = ['package.json', 'packages/create-saaristo/package.json'].map(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version,
  );
  expect(new Set(versions).size).toBe(1);
  expect(getNotes(readFileSync('CHANGELOG.md', 'utf8'), versions[0]!)).toContain('### Added');
});
