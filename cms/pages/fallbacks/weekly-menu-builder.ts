import { dayAfter, dayAndMonth, isoWeek, mondayOf, today, weekAfter, workingWeek } from '#lib/iso-week.ts';
import { readWeek, WEEKDAYS, type MenuRecipe, type MenuWeek } from '#lib/menu.ts';
import { menuAt } from '../../menus/store.ts';
import type { Fallback, PageContext } from '../context.ts';
import { type Html, html } from '../html.ts';
import { pictureOf } from '../search/card.ts';

const card = ({ header, link, image }: MenuRecipe): Html =>
  html`<li class="menu-card">
    ${pictureOf(image)}
    <h4>${link ? html`<a href="${link}">${header}</a>` : header}</h4>
  </li>`;

/** A week of the list; `at` is how many weeks from now. */
function week(days: MenuWeek, at: number, { messages }: PageContext): Html {
  const number = weekAfter(isoWeek(today('Europe/Helsinki')), at);
  const monday = mondayOf(number);
  return html`<div class="menu-week">
    <div class="menu-head">
      <h2>${messages.week(number.week)}</h2>
      <p>${workingWeek(number)}</p>
    </div>
    <div class="menu-days">
      ${WEEKDAYS.map(
        (day, index) =>
          html`<div>
            <h3>${messages.weekdays[index]} <span>${dayAndMonth(dayAfter(monday, index))}</span></h3>
            ${
              days[day].length > 0
                ? html`<ul>
                    ${days[day].map(card)}
                  </ul>`
                : html`<p>${messages.noDishes}</p>`
            }
          </div>`,
      )}
    </div>
  </div>`;
}

/** The menu that the address names: the week that the island shows first, and the others for who has no JavaScript (MNU-04). */
export const weeklyMenuBuilder: Fallback = async (_props, context) => {
  const stored = (await menuAt(context.database, context.site.site, context.query)) ?? [];
  const weeks = stored.flatMap((one) => readWeek(one) ?? []);
  const [first, ...others] = weeks.map((one, at) => week(one, at, context));
  return html`<div class="menu" data-widget-prerendered>
    ${first ?? html`<p class="menu-empty">${context.messages.noMenu}</p>`}${
      others.length > 0 && html`<noscript>${others}</noscript>`
    }
  </div>`;
};
