import { type Html, html } from '../html.ts';
import type { Messages } from '../messages.ts';

/** The search box as a form of its own: Enter and the button go to the results page (QS-02). */
export const searchForm = (messages: Messages, searchUrl: string): Html =>
  html`<form class="search-form" role="search" action="${searchUrl}" method="get">
    <input
      type="search"
      name="q"
      placeholder="${messages.searchLabel}"
      aria-label="${messages.searchLabel}"
    /><button type="submit">${messages.searchButton}</button>
  </form>`;
