/** Checks a page of the block editor for the server that stores it. */
import { checkProps, describeProblems } from '#island/check-props.ts';
import { TooMuchWork } from '#lib/bounded-parser.ts';
import { type Block, mapBlocks, type PageDetails, parsePageDetails, walkBlocks } from '#lib/page-details.ts';
import { sanitize } from '#ui/sanitize.ts';
import type { CheckPage, PageFault } from './options.ts';
import { createMigrateProps, type ServerWidget } from './prerender.ts';

/** Creates `checkPage` for a set of widgets by name. Needs the server's sanitizer. */
export function createCheckPage(widgets: ReadonlyMap<string, ServerWidget>): CheckPage {
  const migrate = createMigrateProps(widgets);
  const findFault = (block: Block): string | undefined => {
    if ('html' in block) return undefined;
    const widget = widgets.get(block.widget);
    if (!widget) return `there is no widget ${block.widget}`;
    try {
      // Props without a version are current.
      const { props } =
        block.version === undefined ? block : migrate(block.widget, block.props, block.version);
      const checked = checkProps(widget.schema, props);
      return checked.ok ? undefined : describeProblems(checked.problems);
    } catch {
      return `its props of version ${block.version} could not be migrated`;
    }
  };
  return (value) => {
    const details = parsePageDetails(value);
    if (!details) return { error: 'This is no page.' };
    const blocks: Block[] = [];
    for (const [index, block] of details.blocks.entries())
      try {
        blocks.push(
          ...mapBlocks([block], (one) => ('html' in one ? { ...one, html: sanitize(one.html) } : one)),
        );
      } catch (error) {
        if (!(error instanceof TooMuchWork)) throw error;
        return { error: `The text of block ${index + 1} is too long or too deep (${error.limit}).` };
      }
    const faults = blocks.flatMap((block, index): PageFault[] =>
      [...walkBlocks([block])].flatMap((one) => {
        const message = findFault(one);
        return message === undefined ? [] : [{ block: index, message }];
      }),
    );
    return { details: { ...details, blocks } satisfies PageDetails, faults };
  };
}
