import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { propsSchema } from '../../../../src/island/define.ts';
import type { Prerender } from '../../pages/render/prerender.ts';
import { createPrerender, type ServerWidget } from '../../../server/prerender.ts';
import { findWidgets, loadDefinitions } from '../../../build/widgets.ts';

const load = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/** Renders these widgets from their sources, like the build does. */
export async function ownViews(...names: string[]): Promise<Prerender> {
  const widgets = await loadDefinitions(findWidgets().filter(({ name }) => names.includes(name)));
  const loaded = widgets.map(
    async ({ name, definition, component, folder }): Promise<[string, ServerWidget]> => {
      const loading = path.join(folder, 'load.ts');
      const view = (await load(component)) as { default: ServerWidget['component'] };
      return [
        name,
        {
          schema: propsSchema(definition),
          component: view.default,
          loading: existsSync(loading) ? ((await load(loading)) as ServerWidget['loading']) : undefined,
        },
      ];
    },
  );
  return createPrerender(new Map(await Promise.all(loaded)));
}
