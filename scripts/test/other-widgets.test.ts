import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { BUILD_SOURCES, copyProject } from '../../test/copy-project.ts';
import { THOROUGH } from '../../test/settings.ts';

const DEFINITION = `import * as v from 'valibot';
import { defineWidget } from '#island/define.ts';
import { migrations } from './migrations.ts';
export default defineWidget({
  name: 'greeting', title: 'Greeting', description: 'Greets', category: 'content', icon: '<svg/>',
  props: { name: v.string() }, load: 'eager', reservedHeight: 0, texts: { fi: {}, se: {}, en: {}, de: {} },
  version: 2, migrations,
});
`;

test.runIf(THOROUGH)(
  "build: another team's widgets without call, form or header replace the repository's [BUILD]",
  async () => {
    const copy = copyProject(BUILD_SOURCES);
    try {
      const folder = join(copy, 'widgets/own/greeting');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'widget.ts'), DEFINITION);
      writeFileSync(join(folder, 'examples.ts'), 'export const examples = {};\n');
      writeFileSync(
        join(folder, 'migrations.ts'),
        'export const migrations = { 1: ({ formerName, ...rest }) => ({ name: formerName, ...rest }) };\n',
      );
      writeFileSync(
        join(folder, 'Greeting.tsx'),
        'export default function Greeting({ name }: { name: string }) { return <p>Hei, {name}!</p>; }\n',
      );
      execFileSync(
        process.execPath,
        ['node_modules/tsx/dist/cli.mjs', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
        {
          cwd: copy,
          env: { ...process.env, NODE_ENV: 'production' },
          stdio: ['ignore', 'inherit', 'inherit'],
        },
      );
      const { widgets } = JSON.parse(readFileSync(join(copy, 'dist/widgets.json'), 'utf8')) as {
        widgets: { name: string; version: number; chunks: string[] }[];
      };
      expect(widgets).toMatchObject([{ name: 'greeting', version: 2 }]);
      // Only the widget's own chunk contains the migration.
      const [own, ...shared] = widgets[0]!.chunks
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(join(copy, 'dist', file), 'utf8'));
      expect(own).toContain('formerName');
      expect(shared.filter((text) => text.includes('formerName'))).toEqual([]);
      const { prerender, migrateProps } = (await import(
        pathToFileURL(join(copy, 'dist/server.js')).href
      )) as {
        prerender: (html: string, options: object) => Promise<string>;
        migrateProps: (name: string, props: object) => unknown;
      };
      const page = `<div data-widget="greeting" data-props='{"formerName":"Aino"}'></div>`;
      expect(await prerender(page, { settings: { editMode: true }, timeoutMs: 10_000 })).toContain(
        '<p>Hei, <!-- -->Aino<!-- -->!</p>',
      );
      expect(migrateProps('greeting', { formerName: 'Aino' })).toEqual({
        version: 2,
        props: { name: 'Aino' },
      });
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
);
