import type { PageContent } from '../content/types.ts';
import { likeCounts } from '../estate/likes.ts';
import type { PageContext } from './context.ts';
import { fallbackOf } from './fallbacks/fallbacks.ts';
import { type Html, html, trusted } from './html.ts';
import { marker } from './marker.ts';

const likedId = ({ contentId }: Record<string, unknown>): string | undefined =>
  typeof contentId === 'string' ? contentId : undefined;

/** The blocks of a page in order. Like buttons get the count of this moment, whatever the editor wrote. */
export async function renderBlocks(blocks: PageContent['blocks'], context: PageContext): Promise<Html> {
  const buttons = blocks
    .filter((block) => 'widget' in block)
    .filter(({ widget }) => widget === 'like-button');
  const counts = await likeCounts(
    context.database,
    buttons.flatMap(({ props }) => likedId(props) ?? []),
  );
  const rendered = blocks.map(async (block) => {
    if ('html' in block) return trusted(block.html);
    const count = counts.get(likedId(block.props) ?? '');
    const props =
      block.widget === 'like-button' && count !== undefined
        ? { ...block.props, likeCount: count }
        : block.props;
    return html`<div class="block">
      ${marker({ ...block, props, fallback: await fallbackOf(block.widget, props, context) })}
    </div>`;
  });
  return html`${(await Promise.all(rendered)).map((one) => html`${one} `)}`;
}
