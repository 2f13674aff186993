import { createInlineScript } from '../../http/inline-script.ts';

/**
 * Sets `data-shop-step` from the URL's hash for the styles (SHP-03), since the server does not get the hash. It is
 * placed before the stylesheets like all inline scripts (mount/lost-script.ts).
 */
export const stepScript = createInlineScript(
  `if(/^#(toimitus|maksu|kirjaudu)$/.test(location.hash))document.documentElement.dataset.shopStep=location.hash.slice(1)`,
);
