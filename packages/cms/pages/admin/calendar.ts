/** Renders the calendar of scheduled changes of all sites. */
import type { FastifyInstance } from 'fastify';
import { isSite, SITES } from 'saaristo/sites';
import { Temporal } from 'temporal-polyfill';
import { getSiteNames } from '../../content/find-entry.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import { getTimeZone } from '../../platform/model/time-zone.ts';
import { renderSelect, withNote } from '../../admin/controls.ts';
import { formatTime, LOCALES } from '../../admin/labels.ts';
import { type EditorContext, renderEditorPage } from '../../admin/layout.ts';
import { type Column, renderTable, type SiteNames } from '../../admin/list.ts';
import { getCalendarMessages } from '../../admin/messages/calendar.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';
import { getUsesMessages } from '../../admin/messages/uses.ts';
import { type EditorServices, requireUser } from '../../admin/requests.ts';
import type { AnyCollection } from '../../collections/define.ts';
import { maySeeItem } from '../../collections/store.ts';
import { listScheduled, MAX_SCHEDULED, type Scheduled } from '../store/scheduled.ts';
import { getEditAddress } from '../store/tasks.ts';
import { describeFailure } from './failures.ts';

export const CALENDAR_PATH = '/editor/scheduled';

/** Months of the overview. Later changes are in the list only. */
const MAX_MONTHS = 3;

/** Returns the day of a change by the clock of its site: `2026-12-01`. */
const getDay = (change: Scheduled): string =>
  Temporal.Instant.fromEpochMilliseconds(change.at.getTime())
    .toZonedDateTimeISO(getTimeZone(change.site))
    .toPlainDate()
    .toString();

const getLocale = ({ messages }: EditorContext): string => LOCALES[messages.language];

const formatDay = (context: EditorContext, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(getLocale(context), { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const WHOLE_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Renders a month as a table of weeks. Days with changes lead to their part of the list. */
function renderMonth(
  context: EditorContext,
  month: string,
  days: ReadonlyMap<string, readonly Scheduled[]>,
): Html {
  const t = getCalendarMessages(context.messages.language);
  const first = Temporal.PlainDate.from(`${month}-01`);
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  const weeks = Math.ceil((first.dayOfWeek - 1 + first.daysInMonth) / 7);
  const cell = (date: Temporal.PlainDate): Html => {
    if (date.month !== first.month) return html`<td></td>`;
    const day = date.toString();
    const changes = days.get(day);
    if (!changes) return html`<td>${date.day}</td>`;
    const fails = changes.some(({ failure }) => failure !== null);
    const label = t.onDay(formatDay(context, day, WHOLE_DAY), changes.length);
    return html`<td>
      <a
        href="#day-${day}"
        aria-label="${fails ? `${label}, ${t.fails}` : label}"
        ${fails && html`class="editor-fails"`}
        >${date.day}</a
      >
    </td>`;
  };
  return html`<table class="editor-month">
    <caption>
      ${formatDay(context, `${month}-01`, { month: 'long', year: 'numeric' })}
    </caption>
    <thead>
      <tr>
        ${[0, 1, 2, 3, 4, 5, 6].map((weekday) => {
          const day = monday.add({ days: weekday }).toString();
          return html`<th scope="col" abbr="${formatDay(context, day, { weekday: 'long' })}">
            ${formatDay(context, day, { weekday: 'short' })}
          </th>`;
        })}
      </tr>
    </thead>
    <tbody>
      ${Array.from(
        { length: weeks },
        (_, week) =>
          html`<tr>
            ${[0, 1, 2, 3, 4, 5, 6].map((weekday) => cell(monday.add({ days: 7 * week + weekday })))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Renders the changes by day, with an overview of their months. */
function renderCalendar(
  context: EditorContext,
  rows: readonly Scheduled[],
  site: string,
  sites: SiteNames,
  collections: readonly AnyCollection[],
): string {
  const { messages } = context;
  const t = getCalendarMessages(messages.language);
  const { allSites, site: siteLabel, untitled } = getPageMessages(messages.language);
  const days = new Map<string, Scheduled[]>();
  for (const row of rows) {
    const day = getDay(row);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  const dates = [...days.keys()].toSorted();
  const months = [...new Set(dates.map((day) => day.slice(0, 7)))].slice(0, MAX_MONTHS);
  const columns: Column<Scheduled>[] = [
    [
      t.time,
      (row) =>
        new Intl.DateTimeFormat(getLocale(context), {
          hour: 'numeric',
          minute: '2-digit',
          timeZone: getTimeZone(row.site),
        }).format(row.at),
      'time',
    ],
    [
      t.change,
      ({ id, collection, edition, name, title, path, failure, site: at }) => {
        const format = (time: Date): string => formatTime(time, messages, getTimeZone(at));
        const isPublished = edition !== null || collection !== null;
        const link = html`<a href="${getEditAddress(id, collection)}"
          ><strong>${title || untitled}</strong></a
        >`;
        return html`<span class="editor-state" data-state="${isPublished ? 'published' : 'draft'}"
            >${isPublished ? t.publishes : t.unpublishes}</span
          >
          ${withNote(
            html`${link}${name && ` – ${name}`}`,
            path.startsWith('/*')
              ? ''
              : path || collections.find((one) => one.name === collection)?.title[messages.language],
          )}
          ${
            failure &&
            html`<p class="editor-error">
              ${t.fails}: ${describeFailure(failure, format, messages.language)}
            </p>`
          }
          ${edition !== null && html`<br /><a class="editor-plain-link" href="/editor/preview/${id}?of=edition-${edition}">${t.preview}</a>`}`;
      },
    ],
    [
      siteLabel,
      (row) =>
        withNote(
          row.site === null ? allSites : (sites.get(row.site) ?? row.site),
          row.language && messages.languages[row.language],
        ),
      'words',
    ],
    [t.by, ({ by }) => by, 'words'],
  ];
  return renderEditorPage(context, {
    title: t.title,
    part: 'pages',
    content: html`<div class="editor-head"><h1>${t.title}</h1></div>
      <p>${t.lead}</p>
      <form class="editor-filters" method="get" action="${CALENDAR_PATH}" role="search">
        <div class="editor-search">
          ${renderSelect('site', siteLabel, [['', allSites], ...SITES.map((one) => [one, sites.get(one) ?? one] as const)], site)}
          <button class="editor-button editor-button-quiet">
            ${getUsesMessages(messages.language).filter}
          </button>
        </div>
      </form>
      ${rows.length === 0 && html`<p class="editor-nothing">${t.nothing}</p>`}
      ${rows.length === MAX_SCHEDULED && html`<p class="editor-muted">${t.most(MAX_SCHEDULED)}</p>`}
      <div class="editor-calendar">
        ${months.length > 0 && html`<div class="editor-months">${months.map((month) => renderMonth(context, month, days))}</div>`}
        <div>
          ${dates.map(
            (day) =>
              html`<section id="day-${day}" aria-labelledby="of-${day}">
                <h2 id="of-${day}">${formatDay(context, day, WHOLE_DAY)}</h2>
                ${renderTable(columns, days.get(day) ?? [], t.nothing)}
              </section>`,
          )}
        </div>
      </div>`,
  });
}

/** Registers the calendar of pages and of the items of collections. */
export function registerCalendar(
  app: FastifyInstance,
  { database, getContext }: EditorServices,
  collections: readonly AnyCollection[],
): void {
  app.get(CALENDAR_PATH, async (request, reply) => {
    const given = getSearchParameters(request).get('site');
    const site = isSite(given) ? given : undefined;
    const user = requireUser(request);
    const isSeen = (change: Scheduled): boolean => {
      const collection = collections.find(({ name }) => name === change.collection);
      return !collection || maySeeItem(collection, user, change);
    };
    const [rows, names] = await Promise.all([listScheduled(database, site), getSiteNames(database)]);
    return renderCalendar(getContext(request, reply), rows.filter(isSeen), site ?? '', names, collections);
  });
}
