import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The smallest build that can render pages, with more entries of the catalogue. */
export function smallBuild(more: readonly object[] = []): { dist: string; remove: () => void } {
  const dist = mkdtempSync(path.join(tmpdir(), 'saaristo-dist-'));
  const widgets = ['header', 'faq-list', 'like-button', 'quick-search', 'question-form', 'news-search'].map(
    (name) => ({
      name,
      load: 'visible',
      chunks: [`chunks/${name}-1.js`],
    }),
  );
  writeFileSync(path.join(dist, 'widgets.json'), JSON.stringify({ widgets: [...widgets, ...more] }));
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}
