/** Lets browsers fetch the next page before the visitor opens it (docs/deployment.md#the-next-page). */
import { createInlineScript, type InlineElement } from '../../platform/http/inline-element.ts';
import { BASKET_PATH } from './settings.ts';

/** Paths that are no pages, or pages for one customer. */
const EXCLUDED = [
  '/api/*',
  '/assets/*',
  '/theme/*',
  '/media/*',
  '/editor*',
  `${BASKET_PATH}*`,
  '/kirjaudu*',
  '/tili*',
  '/maksu*',
  '/kuitti*',
];

/**
 * Prefetches the HTML of a link that the visitor points at, presses or sees for a while, as the browser decides
 * (`moderate`). Fetches no page for one customer, and renders none.
 */
const SPECULATION_RULES = createInlineScript(
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: EXCLUDED } },
            { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }),
  'speculationrules',
);

/** Returns the rules of a page. A page in a frame or in edit mode has none. */
export const getSpeculationRules = (isPrefetching: boolean, bare = false): InlineElement | undefined =>
  isPrefetching && !bare ? SPECULATION_RULES : undefined;
