/** The bundle of another team, built for a test with its own widgets, sites and version. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_SOURCES, copyProject } from '../copy-project.ts';

export const TEAM_VERSION = '9.9.9';

const CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { saaristo } from './packages/build/vite.ts';
export default defineConfig({
  publicDir: false,
  plugins: [saaristo({ sites: ['main'], languages: { en: 'en-GB' } }), react()],
});
`;

/** The components by name. `faq-list` is also a widget of the first bundle. */
const WIDGETS: Readonly<Record<string, string>> = {
  greeting: `import { useId, useState } from 'react';
export default function Greeting({ name }: { name?: string }) {
  const [count, setCount] = useState(0);
  return <button id={useId()} type="button" onClick={() => setCount(count + 1)}>Hei {name} {count}</button>;
}`,
  'team-cart': `import { useStore } from 'zustand';
import { useIsland } from '#island/context.ts';
import { store } from '#store/store.ts';
export default function TeamCart() {
  const { site } = useIsland();
  const count = useStore(store, ({ cart }) => cart.lineItems.length);
  const likes = useStore(store, (state) => state.likes.size);
  return <p>{site}: {count} lines, {likes} likes</p>;
}`,
  'team-card': `import { useState } from 'react';
import { Slot } from '#ui/Slot.tsx';
export default function TeamCard({ name }: { name?: string }) {
  const [open, setOpen] = useState(name !== 'closed');
  return <section><Slot /><button type="button" onClick={() => setOpen(!open)}>More {name}</button>{open && <Slot name="more" />}</section>;
}`,
  'faq-list': `export default function FaqList() {
  return <p>questions of the team</p>;
}`,
};

const SLOTS: Readonly<Record<string, string>> = {
  'team-card': `slots: [{ name: '', title: 'Content' }, { name: 'more', title: 'More', description: 'Shown on demand' }],`,
};

const definition = (name: string): string => `import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
export default defineWidget({
  name: '${name}', title: 'A widget', description: 'Is a widget.', category: 'own', icon: 'M0 0h1v1z',
  props: { name: v.optional(v.pipe(v.string(), editor('Name'))) }, load: 'eager', reservedHeight: 0, texts: { en: {} },
  ${SLOTS[name] ?? ''}
});
`;

/**
 * Builds the bundle.
 * @returns the copy of the project that it was built in, for the caller to remove; the files are in its `dist/`
 */
export function buildTeamBundle(): string {
  const copy = copyProject(BUILD_SOURCES);
  const manifest = join(copy, 'package.json');
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, `"version": "${TEAM_VERSION}"`),
  );
  writeFileSync(join(copy, 'vite.config.ts'), CONFIG);
  for (const [name, component] of Object.entries(WIDGETS)) {
    const folder = join(copy, 'widgets/own', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'widget.ts'), definition(name));
    writeFileSync(join(folder, 'examples.ts'), 'export const examples = {};\n');
    const file = name.replace(/(^|-)\w/g, (start) => start.slice(-1).toUpperCase());
    writeFileSync(join(folder, `${file}.tsx`), `${component}\n`);
  }
  execFileSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    { cwd: copy, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return copy;
}
