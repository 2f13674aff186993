/** The site of the documents, with a search: `npx vitepress dev docs` (docs/decisions/0040-vitepress-for-the-documents.md). */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

const docs = fileURLToPath(new URL('..', import.meta.url));

/** The sidebar has the headings and links of docs/index.md. */
const sidebar = readFileSync(`${docs}/index.md`, 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    text: section.slice(0, section.indexOf('\n')),
    items: [...section.matchAll(/^- \[([^\]]+)\]\((\w[^)]*)\.md\)/gm)].map(([, text = '', path = '']) => ({
      text,
      link: `/${path}`,
    })),
  }));

/** Returns whether a link of a page leads to a file of the repository outside docs/, or to a server on the reader's machine. */
const isElsewhere = (page: string, link: string): boolean =>
  link.startsWith('http://localhost') ||
  (link.startsWith('..') && join(dirname(page), link).startsWith('..'));

export default defineConfig({
  title: 'Saaristo',
  description: 'React widgets that mount as independent islands into pages of any CMS',
  lang: 'en',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  cacheDir: '../.cache/vitepress',
  srcExclude: ['api/**'],
  vite: { build: { chunkSizeWarningLimit: 4000 } },
  markdown: {
    config(md) {
      const { text: renderText, link_open: renderLink } = md.renderer.rules;
      // Vue would evaluate these braces.
      md.renderer.rules.text = (...args) => renderText!(...args).replaceAll('{{', '&#123;&#123;');
      md.renderer.rules.code_inline = (tokens, at) =>
        `<code v-pre>${md.utils.escapeHtml(tokens[at].content)}</code>`;
      // Files that the site does not contain are named without a link.
      md.core.ruler.push('files-elsewhere', ({ tokens, env }) => {
        const { relativePath } = env as { relativePath: string };
        for (const token of tokens)
          for (const child of token.children ?? [])
            if (child.type === 'link_open' && isElsewhere(relativePath, child.attrGet('href') ?? '')) {
              child.attrSet('data-file', child.attrGet('href') ?? '');
              child.attrs = (child.attrs ?? []).filter(([name]) => name !== 'href');
            }
      });
      md.renderer.rules.link_open = (tokens, at, ...rest) =>
        tokens[at].attrGet('href') === null
          ? `<a title="${md.utils.escapeHtml(tokens[at].attrGet('data-file') ?? '')}">`
          : renderLink!(tokens, at, ...rest);
    },
  },
  themeConfig: { search: { provider: 'local' }, sidebar, outline: [2, 3] },
});
