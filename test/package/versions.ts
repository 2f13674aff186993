import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copy-project.ts';
import { PACKED } from './pack.ts';
import { run } from './run.ts';

/** A version, and its files. */
export interface Built {
  version: string;
  dist: string;
}

/** What a release changes: widgets, what all of them share, the runtime, and React's chunk by what is in it. */
function change(copy: string, version: string): void {
  const manifest = join(copy, 'package.json');
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`),
  );
  const mark = (file: string): void =>
    appendFileSync(
      join(copy, file),
      `\n(globalThis as { releases?: string[] }).releases?.push('${version} ${file}');\n`,
    );
  mark('widgets/corporate/faq-list/FaqList.tsx');
  mark('widgets/content/like-button/LikeButton.tsx');
  mark('widgets/corporate/page-nav-tabs/PageNavTabs.tsx');
  mark('mount/island.tsx');
  mark('mount/loader.ts');
  mark('src/ui/icons.tsx');
}

/** Builds three versions, one after the other, as releases would be. */
export function versions(folder: string): Built[] {
  const copy = copyProject(PACKED);
  try {
    return ['1.0.0', '1.1.0', '2.0.0'].map((version) => {
      change(copy, version);
      run(copy, 'node_modules/.bin/tsx', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
      const dist = join(folder, version);
      cpSync(join(copy, 'dist'), dist, { recursive: true });
      return { version, dist };
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
