import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * What the server rendered of an island that has failed, whose script will not come either. The element of the island stands for it, so that
 * islands within a CMS's own fallback are left alone. It adds no specificity. Not by the state: a browser looks at all elements of an island
 * anew with each change of an attribute that any rule for them names.
 */
const FAILED = ':where([data-widget-failed] > saaristo-root)';

const QUERY = /^\(scripting:\s*none\)(?:\s+and\s+(.+))?$/;

/**
 * Makes what a stylesheet says for pages without JavaScript (`@media (scripting: none)`) hold for islands that have failed, too: their
 * markers show the server's HTML again, which nothing answers for.
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
