/** The lists of what visitors have sent and ordered, and of the user's tasks. */
import { SITES } from 'saaristo/sites';
import { describeTask } from '../../pages/admin/failures.ts';
import { listTasks } from '../../pages/store/tasks.ts';
import { ENQUIRY_KINDS } from '../forms.ts';
import { type EnquiryFilter, listEnquiries, listSignUps, PAGE_SIZE, setAnswered } from '../inbox.ts';
import { SIGN_UP_KINDS } from '../sign-ups.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { listNextSteps, takeStep, undoStep } from '../../shop/order-steps.ts';
import { getRefundable, ORDER_STEPS } from '../../shop/orders.ts';
import { html } from '../../platform/http/html.ts';
import { hasSite } from '../../platform/model/rights.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import { getTimeZone } from '../../platform/model/time-zone.ts';
import { formatEuros, toCents, toEuros } from '../../platform/model/money.ts';
import {
  renderButton,
  renderDeleteButton,
  renderExportLinks,
  renderLines,
  withNote,
} from '../../admin/controls.ts';
import {
  type DeletableKind,
  deleteRow,
  findRowSite,
  isReviewShown,
  listOrders,
  listVisitorReviews,
  publishReview,
} from './inbox.ts';
import {
  formatTime,
  getEmail,
  getExcerpt,
  getKindLabel,
  getSender,
  getOrderLabel,
  listFields,
  renderAnsweredState,
} from '../../admin/labels.ts';
import { defineList, type ListRows } from '../../admin/list.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';
import { getReplyMessages, TEMPLATES_PATH } from '../../admin/messages/replies.ts';
import { parseRowId, requireUser } from '../../admin/requests.ts';
import { listUsers } from '../../accounts/users.ts';

/** Creates the actions on rows that can be deleted. */
const createRows = (kind: DeletableKind, actions: ListRows['actions'] = {}): ListRows => ({
  path: `/editor/${kind}`,
  getSite: (database, id) => findRowSite(database, kind, id),
  actions: {
    delete: (database, id) => database.transaction().execute((queries) => deleteRow(queries, kind, id)),
    ...actions,
  },
});

/** Reads the filter of enquiries from the values of their list. Ignores unknown values. */
export const parseEnquiryFilter = ({
  q,
  state,
  site,
  assignee = '',
  kind,
}: Readonly<Record<string, string>>): EnquiryFilter => ({
  kind: kind || null,
  text: q || undefined,
  site: SITES.find((one) => one === site),
  assignee: assignee === 'none' ? 'none' : parseRowId(assignee),
  isAnswered: state === 'answered' || state === 'open' ? state === 'answered' : undefined,
});

export const enquiries = defineList({
  path: '/editor/inbox',
  part: 'enquiries',
  filters: ['q', 'state', 'site', 'assignee'],
  facet: 'kind',
  pageSize: PAGE_SIZE,
  async read({ database, request, user, values, page }) {
    // The searched text may be a person's address, and is not stored.
    if (values['q']) request.audit = { action: 'enquiries/search', subject: '' };
    const found = await listEnquiries(database, user, parseEnquiryFilter(values), page);
    return { ...found, users: await listUsers(database) };
  },
  describe(context) {
    const { messages: t, user, sites, found, query } = context;
    const replies = getReplyMessages(t.language);
    const ownSites = SITES.filter((site) => hasSite(user, site));
    return {
      title: t.enquiries,
      beside: html`<a class="editor-plain-link" href="${TEMPLATES_PATH}">${replies.templates}</a>`,
      filters: {
        q: { label: t.searchInbox },
        state: {
          label: t.status,
          options: [
            ['open', t.open],
            ['answered', t.answered],
          ],
        },
        site: {
          label: t.site,
          options: ownSites.map((site) => [site, sites.get(site) ?? site] as const),
        },
        assignee: {
          label: replies.assignee,
          options: [
            ['none', replies.nobody],
            ...found.users.map(
              ({ id, name }) => [String(id), id === user.id ? replies.you(name) : name] as const,
            ),
          ],
        },
      },
      facet: ENQUIRY_KINDS.map((kind) => [kind, getKindLabel(kind, t)]),
      columns: [
        [
          t.received,
          ({ id, received }) => html`<a href="/editor/enquiries/${id}">${formatTime(received, t)}</a>`,
          'time',
        ],
        [t.kind, ({ kind, site }) => withNote(getKindLabel(kind, t), sites.get(site) ?? site)],
        [t.sender, ({ data }) => getSender(data) || '–'],
        [
          t.message,
          ({ data, withoutCaptcha }) =>
            withNote(renderLines(getExcerpt(data)), withoutCaptcha && t.withoutCaptcha),
          'message',
        ],
        [t.files, ({ files }) => files > 0 && files, 'number'],
        [t.status, ({ answeredAt, assignee }) => withNote(renderAnsweredState(answeredAt, t), assignee)],
      ],
      foot: renderExportLinks(context, 'enquiries', query),
    };
  },
  rows: createRows('enquiries', {
    answer: (database, id, request) => setAnswered(database, id, requireUser(request).id),
    reopen: (database, id) => setAnswered(database, id, null),
  }),
});

export const signUps = defineList({
  path: '/editor/sign-ups',
  part: 'sign-ups',
  facet: 'kind',
  pageSize: PAGE_SIZE,
  read: ({ database, user, values, page }) => listSignUps(database, user, values['kind'] || null, page),
  describe(context) {
    const { messages: t, sites } = context;
    const describeData = ({ email: _, ...data }: Record<string, unknown>): string =>
      listFields(data, t)
        .map(([label, text]) => `${label}: ${text.replaceAll('\n', ', ')}`)
        .join('\n');
    return {
      title: t.signUps,
      facet: SIGN_UP_KINDS.map((kind) => [kind, getKindLabel(kind, t)]),
      columns: [
        [t.received, ({ received }) => formatTime(received, t), 'time'],
        [t.kind, ({ kind, site }) => withNote(getKindLabel(kind, t), sites.get(site) ?? site)],
        [t.email, ({ data }) => getEmail(data)],
        [t.details, ({ data }) => renderLines(describeData(data)), 'message'],
        [
          t.confirmation,
          // Only subscriptions are confirmed.
          ({ kind, confirmed }) =>
            kind === 'campaign' ? '–' : confirmed ? formatTime(confirmed, t) : t.unconfirmed,
        ],
        [t.actions, ({ id }) => renderDeleteButton(context, `/editor/sign-ups/${id}/delete`, t.remove)],
      ],
      foot: renderExportLinks(context, 'sign-ups'),
    };
  },
  rows: createRows('sign-ups'),
});

/** Reviews of visitors, unpublished ones first. */
export const reviews = defineList({
  path: '/editor/reviews',
  part: 'reviews',
  who: { site: SHOP },
  pageSize: PAGE_SIZE,
  read: ({ database, user, page }) => listVisitorReviews(database, user, page),
  describe(context) {
    const { messages: t, user } = context;
    const isPublisher = user.role === 'publisher';
    return {
      title: t.reviews,
      columns: [
        [t.received, ({ written }) => formatTime(written, t), 'time'],
        [t.product, ({ product, rating }) => withNote(product, `${rating}/5`)],
        [t.sender, ({ userName }) => userName],
        [t.review, ({ text }) => renderLines(text), 'message'],
        [t.status, ({ shown }) => (shown ? t.shown : t.held)],
        [
          t.actions,
          ({ id, shown }) =>
            html`${isPublisher && !shown && renderButton(context, `/editor/reviews/${id}/show`, t.show)}
            ${(isPublisher || !shown) && renderDeleteButton(context, `/editor/reviews/${id}/delete`, t.remove)}`,
        ],
      ],
      foot: renderExportLinks(context, 'reviews'),
    };
  },
  rows: createRows('reviews', {
    async delete(database, id, request) {
      if (await isReviewShown(database, id)) requireUser(request, 'publisher');
      await database.transaction().execute((queries) => deleteRow(queries, 'reviews', id));
    },
    async show(database, id, request) {
      requireUser(request, 'publisher');
      await database.transaction().execute((queries) => publishReview(queries, id));
    },
  }),
});

/** Orders of the shop, with the sums to refund. */
export const orders = defineList({
  path: '/editor/orders',
  part: 'orders',
  who: { site: SHOP },
  pageSize: PAGE_SIZE,
  read: ({ database, user, page }) => listOrders(database, user, page),
  describe(context) {
    const { messages: t } = context;
    return {
      title: t.orders,
      columns: [
        [
          t.received,
          ({ id, placedAt }) =>
            withNote(formatTime(placedAt, t), html`<a href="/editor/orders/${id}">${t.orderNumber(id)}</a>`),
          'time',
        ],
        [t.customer, ({ name, email }) => withNote(name || '–', email)],
        [t.sum, ({ cents }) => formatEuros(cents)],
        [
          t.status,
          ({ refundCents, ...order }) =>
            html`${getOrderLabel(order, t)}${refundCents > 0 && html`<br /><strong>${t.refund(formatEuros(refundCents))}</strong>`}`,
        ],
        [
          t.actions,
          ({ id, refundCents, ...order }) => html`
            ${
              context.user.role === 'publisher' &&
              listNextSteps(order)
                // The sum of another refund is on the order's page.
                .filter((step) => step !== 'refunded' || refundCents > 0)
                .slice(0, 1)
                .map((step) =>
                  renderButton(
                    context,
                    `/editor/orders/${id}/${step}`,
                    t.steps[step],
                    step === 'refunded' ? { euros: toEuros(refundCents), left: getRefundable(order) } : {},
                  ),
                )
            }
            ${order.status !== 'waiting' && renderDeleteButton(context, `/editor/orders/${id}/delete`, t.remove)}
          `,
        ],
      ],
      foot: renderExportLinks(context, 'orders'),
    };
  },
  rows: createRows('orders', {
    ...Object.fromEntries(
      ORDER_STEPS.map((step) => [
        step,
        async (database: Database, id: string, request: FastifyRequest) => {
          const { name } = requireUser(request, 'publisher');
          const { back, euros, left } = Object(request.body) as Record<string, string | undefined>;
          await takeStep(database, Number(id), step, name, {
            ...(euros !== undefined && { cents: toCents(Number(euros)) }),
            ...(left !== undefined && { seenCents: Number(left) }),
          });
          return back === 'order' ? `/editor/orders/${id}` : undefined;
        },
      ]),
    ),
    async undo(database, id, request) {
      requireUser(request, 'publisher');
      await undoStep(database, Number(id), Number(Object(request.body).step ?? 0));
      return `/editor/orders/${id}`;
    },
  }),
});

/** The tasks of the user. */
export const tasks = defineList({
  path: '/editor/for-you',
  part: 'for-you',
  read: async ({ database, user }) => ({ rows: await listTasks(database, user) }),
  describe({ messages, sites }) {
    const t = getPageMessages(messages.language);
    return {
      title: t.forYou,
      lead: t.forYouLead,
      nothing: t.nothingForYou,
      columns: [
        [
          t.task,
          ({ kind }) => html`<span class="editor-state" data-state="${kind}">${t.tasks[kind]}</span>`,
          'words',
        ],
        [
          t.titleField,
          ({ address, title, site, path }) =>
            withNote(
              html`<a href="${address}"><strong>${title || t.untitled}</strong></a>`,
              [site && (sites.get(site) ?? site), path].filter(Boolean).join(' · '),
            ),
        ],
        [t.message, (task) => describeTask(task, messages), 'message'],
        [
          messages.received,
          ({ at, site, by }) => withNote(formatTime(at, messages, getTimeZone(site)), by ?? ''),
          'time',
        ],
      ],
    };
  },
});
