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

/** Changes widgets, shared code, the runtime, and the content of React's chunk, as a release does. */
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

/** Builds three consecutive versions. */
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
