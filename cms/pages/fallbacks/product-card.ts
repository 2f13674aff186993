import { SHOP } from '../../estate/hits.ts';
import type { Fallback } from '../context.ts';
import { html } from '../html.ts';
import { formatIn } from '../search/hits.ts';
import { variantOf } from '../search/kinds.ts';
import { productCard } from '../search/product-card.ts';
import { sayIn } from '../search/texts.ts';

/** The card as it stands with JavaScript, but for the pictures after the first (PRD-01 to PRD-08). */
export const productCardBlock: Fallback = (props, context) => {
  const card = productCard(props, {
    variant: variantOf(props.variant, context.site.site),
    valoUrl: props.valoUrl,
    say: sayIn(context.language, props),
    sells: context.origin(SHOP) !== undefined,
    format: formatIn(context),
  });
  return card && html`<div class="hit-alone" data-widget-prerendered>${card}</div>`;
};
