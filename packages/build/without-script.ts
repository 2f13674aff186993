import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * Matches the server's HTML of an island that has failed and whose script will not arrive. The selector names the island's element, so that
 * islands within a CMS's own fallback are unaffected, and it adds no specificity. It does not use the state attribute: a browser checks all
 * elements of an island again after each change of an attribute that a rule for them names.
 */
const FAILED = ':where([data-widget-failed] > saaristo-root)';

const QUERY = /^\(scripting:\s*none\)(?:\s+and\s+(.+))?$/;

/**
 * Applies a stylesheet's rules for pages without JavaScript (`@media (scripting: none)`) to failed islands as well: their markers show the
 * server's HTML again, and no script handles its events.
 */
export const withoutScript: PostcssPlugin = {
  postcssPlugin: 'without-script',
  AtRule: {
    media(media) {
      if (!media.params.includes('scripting')) return;
      const query = QUERY.exec(media.params);
      if (!query || media.parent?.type !== 'root')
        throw media.error(
          'is to be `@media (scripting: none)` or `@media (scripting: none) and …`, not nested',
        );
      const rest = query[1];
      const copy = media.clone({ params: rest ?? 'all' });
      copy.each((node) => {
        if (node.type === 'rule') node.selectors = node.selectors.map((selector) => `${FAILED} ${selector}`);
        else if (node.type !== 'comment') throw media.error('is to hold rules alone');
      });
      if (rest === undefined) media.after(copy.nodes);
      else media.after(copy);
    },
  },
};
