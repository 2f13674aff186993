import { createInlineScript } from '../../http/inline-script.ts';

/**
 * Tells the styles which step of the shop the address names (SHP-03): the server, which renders the cart, is not told what stands behind the `#`.
 * It goes before the stylesheets, as every inline script does (../lost-script.ts).
 */
export const stepScript = createInlineScript(
  `if(/^#(toimitus|maksu|kirjaudu)$/.test(location.hash))document.documentElement.dataset.shopStep=location.hash.slice(1)`,
);
