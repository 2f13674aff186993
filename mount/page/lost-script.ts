/**
 * Stores the visitor's interactions until the widgets' script has loaded its loader, which handles them (loader.ts). Sets every marker to
 * `failed` if the script does not load, waits for a consent, or does not come. The server's HTML then looks as it does without JavaScript
 * (docs/embedding.md#where-the-script-does-not-come). The build writes it to `lost-script.js`. A page contains the text
 * of that file in a script element before its stylesheets: a browser runs an inline script only when the stylesheets before it are there,
 * and parses nothing after it until then.
 */
import { clean } from '#lib/clean.ts';
import { trustedScriptUrl } from '#lib/trusted-types.ts';
import {
  addInteraction,
  createInteraction,
  EARLY_INTERACTIONS,
  type EarlyWindow,
  INTERACTION_LIFETIME_MS,
  INTERACTION_TYPES,
} from '../interactions.ts';
import { awaitParsed } from '../parsed.ts';
import type { Interaction } from '../types.ts';

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

/** Returns whether an element is the script of the page's islands, also one that a consent manager holds back. */
const isScript = (element: Element): boolean =>
  element.localName === 'script' &&
  Array.from(element.attributes).some(({ value }) => /\/saaristo\.js(?:$|[?#])/.test(value));

/** Shows the server's HTML as without JavaScript. */
function fail(): void {
  for (const { dataset } of clean(document).querySelectorAll<HTMLElement>(
    '[data-widget]:not([data-widget-state])',
  ))
    Object.assign(dataset, { widgetState: 'failed', widgetFailed: '' });
}

function handleResource({ type: event, target }: Event): void {
  const script = target as HTMLScriptElement;
  if (!script.localName || !isScript(script)) return;
  if (event === 'error') {
    fail();
    void awaitParsed().then(fail);
  } else if (![...document.scripts].some(({ type, src }) => type === 'module' && src === script.src)) {
    // A consent manager or an optimizer has inserted it as a classic script, which cannot run.
    const copy = Object.assign(document.createElement('script'), { type: 'module', nonce: script.nonce });
    copy.src = trustedScriptUrl(script.src);
    script.after(copy);
  }
}

// Events of resources do not bubble, and `load` does not reach the window.
for (const type of ['error', 'load']) clean(document).addEventListener(type, handleResource, true);

/** Whether the visitor's presses wait for a script that nothing will run. */
const isHeldBack = (): boolean => {
  const scripts = Array.from(document.scripts).filter(isScript);
  return (
    scripts.length > 0 &&
    scripts.every(({ type }) => !/^(|module|(text|application)\/(x-)?javascript)$/i.test(type))
  );
};

void awaitParsed().then(() => {
  if (isHeldBack()) fail();
});
// Later, no click is replayed. A script that comes nevertheless mounts the islands.
setTimeout(() => {
  if (!window.saaristo?.widgets) fail();
}, INTERACTION_LIFETIME_MS);
