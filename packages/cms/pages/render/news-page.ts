import { languageTag } from 'saaristo/sites';
import type { NewsItem } from '../../platform/model/content.ts';
import type { StoredEntry } from '../../content/find-entry.ts';
import type { PageBody, PageContext } from './context.ts';
import { html } from '../../platform/http/html.ts';
import { renderBreadcrumb, renderPicture } from './partials.ts';

export function renderNewsPage(entry: StoredEntry, context: PageContext): Promise<PageBody> {
  const { body, date, author } = entry.details as NewsItem;
  const day = new Intl.DateTimeFormat(languageTag(context.language), { dateStyle: 'long', timeZone: 'UTC' });
  return Promise.resolve({
    title: entry.title,
    description: entry.teaser,
    pageId: `news-${entry.contentId}`,
    widgets: [],
    content: html`${renderBreadcrumb(context, 'news', entry.title)}
      <article class="news">
        <header>
          <p class="card-category">${entry.category}</p>
          <h1>${entry.title}</h1>
          <p class="news-byline"><time datetime="${date}">${day.format(new Date(date))}</time> · ${author}</p>
        </header>
        ${renderPicture(entry.image, '', 'eager')}
        ${entry.teaser && html`<p class="lead">${entry.teaser}</p>`}
        ${body.map((paragraph) => html`<p>${paragraph}</p>`)}
      </article>`,
  });
}
