import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { copyProject } from '../../copy-project.ts';
import { THOROUGH } from '../../thorough.ts';

const BUILD = [
  'mount',
  'prerender',
  'src',
  'styles',
  'tools',
  'vite.config.ts',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
];

const DEFINITION = `import * as v from 'valibot';
import { defineWidget } from '#island/define.ts';
export default defineWidget({
  name: 'greeting', title: 'Greeting', description: 'Greets', category: 'content', icon: '<svg/>',
  props: { name: v.string() }, load: 'eager', reservedHeight: 0, texts: { fi: {}, se: {}, en: {}, de: {} },
});
`;

test.runIf(THOROUGH)(
  'BUILD widgets of another team are built in place of these, without a call, a form or a header among them',
  async () => {
    const copy = copyProject(BUILD);
    try {
      const folder = join(copy, 'widgets/own/greeting');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'widget.ts'), DEFINITION);
      writeFileSync(join(folder, 'examples.ts'), 'export const examples = {};\n');
      writeFileSync(
        join(folder, 'Greeting.tsx'),
        'export default function Greeting({ name }: { name: string }) { return <p>Hei, {name}!</p>; }\n',
      );
      execFileSync(
        'node_modules/.bin/tsx',
        ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
        {
          cwd: copy,
          env: { ...process.env, NODE_ENV: 'production' },
          stdio: ['ignore', 'inherit', 'inherit'],
        },
      );
      const { widgets } = JSON.parse(readFileSync(join(copy, 'dist/widgets.json'), 'utf8')) as {
        widgets: { name: string; chunks: string[] }[];
      };
      expect(widgets.map(({ name }) => name)).toEqual(['greeting']);
      const { prerender } = (await import(pathToFileURL(join(copy, 'dist/server.js')).href)) as {
        prerender: (html: string, options: object) => Promise<string>;
      };
      const page = `<div data-widget="greeting" data-props='{"name":"Aino"}'></div>`;
      expect(await prerender(page, { settings: { editMode: true }, timeoutMs: 10_000 })).toContain(
        '<p>Hei, <!-- -->Aino<!-- -->!</p>',
      );
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
);
