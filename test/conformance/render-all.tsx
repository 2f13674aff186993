import { renderToString } from 'react-dom/server';
import { checkProps } from '#island/prop-problems.ts';
import { propsSchema } from '#island/define.ts';
import { island, prefixOf } from './island.tsx';
import { setServerSanitizer } from '../../packages/server/rich-text.ts';
import { everyExample } from './widgets.ts';

/** Returns the HTML of every example, or the error of a widget that throws. */
export async function renderAll(): Promise<Record<string, { html: string } | { error: string }>> {
  setServerSanitizer();
  const pages: Awaited<ReturnType<typeof renderAll>> = {};
  for (const { name, example, props, definition, load } of everyExample) {
    const key = `${name}/${example}`;
    try {
      const checked = checkProps(propsSchema(definition), props);
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { default: Widget } = await load();
      const identifierPrefix = prefixOf(name, example);
      pages[key] = { html: renderToString(island(name, Widget, checked.props), { identifierPrefix }) };
    } catch (error) {
      pages[key] = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
  return pages;
}
