/**
 * Stores the visitor's interactions until the widgets' script has loaded its loader, which handles them (loader.ts). Sets every marker to
 * `failed` if the script does not load. The server's HTML then looks as it does without JavaScript
 * (docs/embedding.md#where-the-script-does-not-come). The build writes it to `lost-script.js`. A page contains the text
 * of that file in a script element before its stylesheets: a browser runs an inline script only when the stylesheets before it are there,
 * and parses nothing after it until then.
 */
import {
  addInteraction,
  createInteraction,
  EARLY_INTERACTIONS,
  type EarlyWindow,
  INTERACTION_LIFETIME_MS,
  INTERACTION_TYPES,
} from './interactions.ts';
import type { Interaction } from './types.ts';

const interactions: Interaction[] = [];
const forget = () => (interactions.length = 0);
const storing = new AbortController();
const options = { capture: true, signal: storing.signal };
for (const type of INTERACTION_TYPES)
  addEventListener(type, (event) => addInteraction(interactions, createInteraction(event)), options);
// After a failed attempt they are too old to be replayed.
addEventListener('widget:failed', forget, options);
(window as EarlyWindow)[EARLY_INTERACTIONS] = () => {
  storing.abort();
  setTimeout(forget, INTERACTION_LIFETIME_MS);
  return interactions;
};

addEventListener(
  'error',
  ({ target }) => {
    if ((target as Partial<HTMLScriptElement>).type !== 'module') return;
    const fail = () => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>(
        '[data-widget]:not([data-widget-state])',
      ))
        Object.assign(dataset, { widgetState: 'failed', widgetFailed: '' });
    };
    fail();
    addEventListener('DOMContentLoaded', fail);
  },
  // Errors of elements do not bubble.
  true,
);
