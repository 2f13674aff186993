/** Corporate blocks: what their islands open by script opens here by itself. */
import { readImage } from '#lib/image.ts';
import { safeLink } from '#lib/url.ts';
import type { Fallback } from '../context.ts';
import { type Html, html, trusted } from '../html.ts';
import { chevronIcon } from '../search/icons.ts';
import { sayIn } from '../search/texts.ts';
import { island, records, words } from './island.ts';

const pageLink = ({ Name, FriendlyUrl, Active }: Record<string, unknown>, className: string): Html => {
  const url = safeLink(FriendlyUrl);
  return url === undefined
    ? html`<span class="${className}">${words(Name)}</span>`
    : trusted(
        html`<a class="${className}" href="${url}" current>${words(Name)}</a>`.text.replace(
          ' current>',
          Active === true ? ' aria-current="page">' : '>',
        ),
      );
};

/** CORP-01 to CORP-03 */
export const pageNavTabs: Fallback = ({ items }) => {
  const tabs = records(items);
  return tabs.length === 0
    ? undefined
    : island(
        html`<nav>
          <ul class="PageNavTabs-tabs">
            ${tabs.map((item) => {
              const pages = records(item.Children);
              return html`<li class="PageNavTabs-item">
                ${
                  pages.length === 0
                    ? pageLink(item, 'PageNavTabs-tab')
                    : html`<details>
                        <summary class="PageNavTabs-tab">${words(item.Name)}${chevronIcon}</summary>
                        <ul class="PageNavTabs-pages">
                          ${[item, ...pages].map((page) => html`<li>${pageLink(page, 'PageNavTabs-page')}</li>`)}
                        </ul>
                      </details>`
                }
              </li>`;
            })}
          </ul>
        </nav>`,
      );
};

/** CORP-08: as many jobs as the island's first page has, the others behind a button. */
export const jobListing: Fallback = ({ jobs, pageSize }, { language, messages }) => {
  const first = typeof pageSize === 'number' && pageSize >= 1 ? pageSize : 10;
  const rows = records(jobs).map(({ url, title, city, applicationPeriodEnd }) => {
    const [link, end] = [safeLink(url), words(applicationPeriodEnd)];
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(end) ?? [];
    return html`<li class="JobListing-job">
      <span class="JobListing-title"
        >${link ? html`<a class="JobListing-link" href="${link}">${words(title)}</a>` : words(title)}</span
      >
      <span class="JobListing-facts"
        >${words(city) && html`<span>${words(city)}</span>`}${
          end &&
          html`<span>${messages.applyBy(year ? `${Number(day)}.${Number(month)}.${year}` : end)}</span>`
        }</span
      >
    </li>`;
  });
  const list = (part: readonly Html[]): Html =>
    html`<ul class="JobListing-list">
      ${part}
    </ul>`;
  return rows.length === 0
    ? undefined
    : island(
        html`${list(rows.slice(0, first))}${
          rows.length > first &&
          html`<div class="JobListing-pager">
            <details>
              <summary class="JobListing-button">${sayIn(language)('showMoreLabel')}</summary>
              ${list(rows.slice(first))}
            </details>
          </div>`
        }`,
      );
};

/** CORP-11 */
export const regionMap: Fallback = ({ image, buttons }) => {
  const picture = readImage(image);
  return island(
    html`<div class="RegionMap-region">
      ${
        picture &&
        html`<div class="RegionMap-map">
          <img class="RegionMap-image" src="${picture.url}" alt="${picture.alt}" decoding="async" />
        </div>`
      }
      <ol class="RegionMap-buttons">
        ${records(buttons).map(
          ({ buttonLabel, buttonInfo }, index) =>
            html`<li class="RegionMap-item">
              <details>
                <summary class="RegionMap-button">
                  <span class="RegionMap-number">${index + 1}</span> <span>${words(buttonLabel)}</span>
                </summary>
                <div class="RegionMap-info">${trusted(words(buttonInfo))}</div>
              </details>
            </li>`,
        )}
      </ol>
    </div>`,
  );
};
