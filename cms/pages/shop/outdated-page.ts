import type { PageBody } from '../context.ts';
import { html } from '../html.ts';
import { privatePage } from './pieces.ts';
import { words } from './texts.ts';

/** In place of what a form would have done whose token is not this browser's: after a restart, for example. */
export const outdatedPage = (): PageBody =>
  privatePage(
    words.outdatedTitle,
    'shop-outdated',
    html`<div class="shop-door">
      <h1>${words.outdatedTitle}</h1>
      <p class="lead">${words.outdated}</p>
      <p><a class="button" href="/ostoskori#tuotteet">${words.toCart}</a></p>
    </div>`,
    403,
  );
