/** Checks a page of the block editor for the server that stores it. */
import { checkProps, describeProblems } from '#island/prop-problems.ts';
import { describeUnknownProps } from '#island/unknown-props.ts';
import {
  type Block,
  mapBlocks,
  type PageDetails,
  parsePageDetails,
  truncateText,
  walkBlocks,
} from '#lib/page-details.ts';
import { createRichTextCheck } from '#lib/rich-text.ts';
import { sanitize } from '#ui/sanitize.ts';
import type { CheckPage, PageFault } from './options.ts';
import { findPageExcess } from './page-limits.ts';
import { createMigrateProps, type ServerWidget } from './prerender.ts';

/** Wrong props by the thousand have one short message. */
const MAX_FAULT_LENGTH = 1000;

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
      if (checked.ok) return undefined;
      const faults = [describeProblems(checked.problems), ...describeUnknownProps(widget.schema, props)];
      return truncateText(faults.join('; '), MAX_FAULT_LENGTH);
    } catch {
      return `its props of version ${block.version} could not be migrated`;
    }
  };
  const findTexts = (block: Block): string[] =>
    [...walkBlocks([block])].flatMap((one) => ('html' in one ? [one.html] : []));
  return (value) => {
    const excess = findPageExcess(value);
    if (excess !== undefined) return { error: excess };
    const details = parsePageDetails(value);
    if (!details) return { error: 'This is no page.' };
    const check = createRichTextCheck();
    for (const [index, block] of details.blocks.entries())
      for (const text of findTexts(block)) {
        const fault = check(text);
        if (fault)
          return {
            error: `With block ${index + 1} the text of the page is too long or too deep (${fault}).`,
          };
      }
    const blocks = mapBlocks(details.blocks, (one) =>
      'html' in one ? { ...one, html: sanitize(one.html) } : one,
    );
    const faults = blocks.flatMap((block, index): PageFault[] =>
      [...walkBlocks([block])].flatMap((one) => {
        const message = findFault(one);
        return message === undefined ? [] : [{ block: index, message }];
      }),
    );
    return { details: { ...details, blocks } satisfies PageDetails, faults };
  };
}
