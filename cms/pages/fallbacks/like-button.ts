import { html } from '../html.ts';
import type { Fallback } from '../context.ts';

/** The count as text (LIK-01). */
export const likeButton: Fallback = ({ likeCount }, { messages }) =>
  html`<p class="likes">${messages.likes(typeof likeCount === 'number' ? likeCount : 0)}</p>`;
