import { listEntries } from '../estate/estate.ts';
import { categoryKey, type ListedKind, listingPath } from '../estate/paths.ts';
import type { PageBody, PageContext } from './context.ts';
import { html } from './html.ts';
import { pageNumber } from '../query.ts';
import { address, breadcrumb, card, pagination } from './pieces.ts';

const PAGE_SIZE = 24;

/** All products, recipes or news of a site, narrowed by `contentGroup`, page by page. */
export async function listingPage(kind: ListedKind, context: PageContext): Promise<PageBody> {
  const { database, language, messages, query, site } = context;
  const path = listingPath(language, kind);
  const page = pageNumber(query.get('page'));
  const category = categoryKey(query.get('contentGroup') ?? '');
  const wanted = { site: site.site, language, kind, category, page, pageSize: PAGE_SIZE };
  const { entries, total, categories } = await listEntries(database, wanted);
  const chosen = categories.find(({ key }) => key === category)?.label;
  const title = chosen ?? messages.kinds[kind];
  const filters = [{ key: '', label: messages.all }, ...categories];
  return {
    title,
    description: `${messages.kinds[kind]}: ${categories.map(({ label }) => label).join(', ')}`,
    canonicalPath: address(path, { contentGroup: category, page }),
    pageId: `list-${kind}`,
    widgets: [],
    content: html`${breadcrumb(context, kind)}
      <div class="listing">
        <h1>${title}</h1>
        ${
          categories.length > 1 &&
          html`<nav class="filters" aria-label="${messages.filter}">
            <ul>
              ${filters.map(
                ({ key, label }) =>
                  html`<li>
                    <a
                      href="${address(path, { contentGroup: key })}"
                      ${key === category && html` aria-current="true"`}
                      >${label}</a
                    >
                  </li>`,
              )}
            </ul>
          </nav>`
        }
        ${
          entries.length > 0
            ? html`<ul class="cards">
                ${entries.map(card)}
              </ul>`
            : html`<p>${messages.nothingListed}</p>`
        }
        ${pagination(context, page, Math.ceil(total / PAGE_SIZE), (number) => address(path, { contentGroup: category, page: number }))}
      </div>`,
  };
}
