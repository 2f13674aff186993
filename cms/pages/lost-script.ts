import { createInlineScript } from '../http/inline-script.ts';

/**
 * Sets all markers to `failed` if the script of the widgets cannot be loaded, so that rendered islands show their state
 * without JavaScript (docs/reference.md#where-the-script-does-not-come).
 */
const CODE = `addEventListener("error",({target:t})=>{if(t.type!=="module")return;const f=()=>document.querySelectorAll("[data-widget]:not([data-widget-state])").forEach(({dataset:d})=>{d.widgetState="failed";d.widgetFailed=""});f();addEventListener("DOMContentLoaded",f)},true)`;

/**
 * Inline script for the `<head>`, before the script that it watches and before all stylesheets. Browsers delay inline
 * scripts until earlier stylesheets are loaded, and do not parse the rest of the page meanwhile.
 */
export const lostScript = createInlineScript(CODE);
