/**
 * Renders every example of a project in a process without a window, with the plugins of its vite.config.ts. Prints
 * `{"<widget>/<example>": {"html" or "error"}}` as JSON. Arguments: the project's folder, the page settings as JSON, and the names of
 * the widgets, by default all.
 */
import type { ComponentType } from 'react';
import { createServer } from 'vite';
import type { WidgetDefinition } from '#island/define.ts';
import type { Project } from '../build/project.ts';
import { runtimeFile } from '../build/runtime.ts';
import { findWidgets } from '../build/widgets.ts';
import type * as islands from './island.tsx';

const [root = process.cwd(), settings = '{}', ...names] = process.argv.slice(2);
const vite = await createServer({
  root,
  logLevel: 'silent',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const plugin = vite.config.plugins.find(({ name }) => name === 'saaristo');
if (!plugin) throw new Error(`${root} has no vite.config.ts with saaristo()`);
const { widgetsFolder } = (plugin.api as { project: Project }).project;
const { renderExample } = (await vite.ssrLoadModule(
  runtimeFile('packages/testing/island'),
)) as typeof islands;

/** The place of a refused style is in its message. */
const describeError = (error: unknown): string =>
  !(error instanceof Error)
    ? String(error)
    : error.name === 'CssSyntaxError'
      ? error.message
      : (error.stack ?? error.message);

type Examples = Record<string, { props: object }>;
const pages: Record<string, { html: string } | { error: string }> = {};
for (const { name, folder, component } of findWidgets(widgetsFolder)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { default: definition } = await vite.ssrLoadModule(`${folder}/widget.ts`);
  const { examples } = await vite.ssrLoadModule(`${folder}/examples.ts`);
  for (const [example, { props }] of Object.entries(examples as Examples))
    try {
      const { default: Widget } = await vite.ssrLoadModule(component);
      const shown = [example, props] as const;
      const html = renderExample(
        definition as WidgetDefinition,
        Widget as ComponentType,
        shown,
        JSON.parse(settings) as object,
      );
      pages[`${name}/${example}`] = { html };
    } catch (error) {
      pages[`${name}/${example}`] = { error: describeError(error) };
    }
}
await vite.close();
process.stdout.write(JSON.stringify(pages), () => process.exit(0));
