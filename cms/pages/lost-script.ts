import { createInlineScript } from '../http/inline-script.ts';

/**
 * Where the widgets' script itself does not come, nothing of it can say so: the page's own script then gives every marker the state of a
 * failed one, and what the server has rendered shows what it shows without JavaScript (docs/embedding.md#where-the-script-does-not-come).
 */
const CODE = `addEventListener("error",({target:t})=>{if(t.type!=="module")return;const f=()=>document.querySelectorAll("[data-widget]:not([data-widget-state])").forEach(({dataset:d})=>{d.widgetState="failed";d.widgetFailed=""});f();addEventListener("DOMContentLoaded",f)},true)`;

/**
 * Stands before the script that it watches, and before every stylesheet: a browser runs an inline script once the stylesheets before it have come, and
 * reads nothing of the page behind it until then.
 */
export const lostScript = createInlineScript(CODE);
