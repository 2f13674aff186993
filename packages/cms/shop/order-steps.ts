/** What happens to an order after its payment: it is packed, delivered or refunded, and the customer is told by mail. */
import type { Database, Queries } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import { cancelWaitingJob, scheduleJob } from '../platform/database/jobs.ts';
import { HttpError } from '../platform/http/errors.ts';
import { type Mailer, sendUnlessRefused } from '../platform/mail/mailer.ts';
import { formatEuros } from '../platform/model/money.ts';
import { listSellerLines } from './confirmation.ts';
import { formatDelivery } from './delivery.ts';
import {
  findOrderById,
  getPartCents,
  getRefundable,
  lockOrder,
  type Order,
  ORDER_STEPS,
  type OrderState,
  type OrderStep,
  type TakenStep,
} from './orders.ts';
import { getOrderTexts } from './order-texts.ts';
import { getTerms } from './terms.ts';

/** The job that tells a customer of a step. Its key is the step's id. */
export const ORDER_STEP_JOB = 'tell-order-step';

/** The job that tells a customer that a step was a mistake. */
export const UNDONE_STEP_JOB = 'tell-order-undone';

/** Its key: the undone step. */
type UndoneStep = [orderId: number, step: 'packed' | 'delivered', id: number];

/** Returns the steps that an order can take now. Money that came too late for its order can only be refunded. */
export function listNextSteps(order: OrderState): OrderStep[] {
  const { status, paidCents, steps } = order;
  const left = getRefundable(order);
  if (paidCents > 0 && left <= 0) return [];
  const taken = steps.map(({ step }) => step);
  const last = HANDLING.findLastIndex((step) => taken.includes(step));
  return [
    ...(status === 'paid' ? HANDLING.slice(last + 1) : []),
    ...(left > 0 ? (['refunded'] as const) : []),
  ];
}

const HANDLING = ORDER_STEPS.filter((step) => step !== 'refunded');

/** Returns the last step if it can be undone: a refund only before its customer is told. */
export function findUndoable({ steps }: OrderState): TakenStep | undefined {
  const last = steps.at(-1);
  return last?.step === 'refunded' && last.isTold ? undefined : last;
}

/** Locks an order and reads it. @throws HttpError 404 */
async function lockAndFind(queries: Queries, id: number): Promise<Order> {
  await lockOrder(queries, id);
  const order = await findOrderById(queries, id);
  if (!order) throw new HttpError(404, 'There is no such order.');
  return order;
}

/** What a user has seen and chosen. */
interface Refund {
  /** Default: all that is left. */
  cents?: number | undefined;
  /** The sum that was left then. A refund that was made since is told. */
  seenCents?: number | undefined;
}

/**
 * Takes a step of an order, and schedules the mail to its customer. A step that is taken already stays as it is, and so does a refund
 * that the same user sends twice.
 * @throws HttpError 409 if the order can't take the step, or was refunded meanwhile. Throws 400 for a sum that is not left to refund.
 */
export const takeStep = (
  database: Database,
  id: number,
  step: OrderStep,
  by: string,
  refund: Refund = {},
): Promise<void> =>
  database.transaction().execute(async (queries) => {
    const order = await lockAndFind(queries, id);
    const left = getRefundable(order);
    const isRefund = step === 'refunded';
    if (!isRefund && order.steps.some((one) => one.step === step)) return;
    const { seenCents = left } = refund;
    if (isRefund && seenCents !== left) {
      const last = order.steps.at(-1);
      if (last?.by === by && last.cents === refund.cents) return;
      throw new HttpError(409, 'The order was refunded meanwhile.');
    }
    if (!listNextSteps(order).includes(step))
      throw new HttpError(409, 'The order can not take this step now.');
    const { cents = left } = refund;
    if (isRefund && !(cents > 0 && cents <= left))
      throw new HttpError(400, 'This sum is not left to refund.');
    const row = await queries
      .insertInto('shop_order_step')
      .values({ order_id: id, step, taken_by: by, cents: isRefund ? cents : null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await scheduleJob(queries, ORDER_STEP_JOB, String(row.id), new Date());
  });

/**
 * Undoes the last step of an order. Schedules the mail to a customer who was told of it. A second undoing changes nothing.
 * @throws HttpError 409 if the step can't be undone, or not while the customer is being told of it
 */
export const undoStep = (database: Database, id: number, stepId: number): Promise<void> =>
  database.transaction().execute(async (queries) => {
    if (stepId > 0 && !(await lockAndFind(queries, id)).steps.some((one) => one.id === stepId)) return;
    // Precedes the second reading of the order. A job that has ended has stored there that the customer is told.
    const isBeingTold = await cancelWaitingJob(queries, ORDER_STEP_JOB, String(stepId));
    const last = findUndoable(await lockAndFind(queries, id));
    if (last?.id !== stepId) throw new HttpError(409, 'The step can not be undone now.');
    if (isBeingTold && !last.isTold)
      throw new HttpError(409, 'The customer is being told of the step. Try again in a minute.');
    await queries.deleteFrom('shop_order_step').where('id', '=', stepId).execute();
    if (last.step === 'refunded' || !last.isTold) return;
    const undone: UndoneStep = [id, last.step, stepId];
    await scheduleJob(queries, UNDONE_STEP_JOB, JSON.stringify(undone), new Date());
  });

/** Sends a mail about an order to its customer, with the seller's facts. */
async function tellCustomer(
  database: Database,
  mailer: Mailer,
  order: Order,
  { lead, ...mail }: { subject: string; lead: string; messageId: string },
): Promise<void> {
  const { language } = order;
  const seller = (await getTerms(database))?.seller;
  const parts = [
    [lead],
    ...(seller ? [[getOrderTexts(language).seller, ...listSellerLines(seller, language)]] : []),
  ];
  await sendUnlessRefused(mailer, {
    ...mail,
    to: order.email,
    text: `${parts.map((part) => part.join('\n')).join('\n\n')}\n`,
  });
}

/**
 * Mails a step to the customer. A repeated job sends nothing.
 * @param host the part of the Message-ID after the @
 * @throws MailError if it can be sent later
 */
export async function tellStep(database: Database, mailer: Mailer, host: string, id: number): Promise<void> {
  const row = await database
    .selectFrom('shop_order_step')
    .select('order_id as orderId')
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  const order = row && (await findOrderById(database, row.orderId));
  const taken = order?.steps.find((one) => one.id === id);
  if (!order || !taken || order.email === '') return;
  const { language } = order;
  const isPart = getPartCents(taken, order) !== undefined;
  const { subject, lead } = getOrderTexts(language).stepMails[isPart ? 'partRefunded' : taken.step];
  await tellCustomer(database, mailer, order, {
    subject: subject(order.id),
    lead: lead(taken.cents === null ? formatDelivery(order, language) : formatEuros(taken.cents)),
    messageId: `<order-${order.id}-${taken.step}-${id}-${order.key}@${host}>`,
  });
  await database.updateTable('shop_order_step').set({ told_at: now }).where('id', '=', id).execute();
}

/** Mails a customer that a step was a mistake. @throws MailError if it can be sent later */
export async function tellUndone(
  database: Database,
  mailer: Mailer,
  host: string,
  key: string,
): Promise<void> {
  const [orderId, step, id] = JSON.parse(key) as UndoneStep;
  const order = await findOrderById(database, orderId);
  if (!order || order.email === '') return;
  const { undone } = getOrderTexts(order.language);
  await tellCustomer(database, mailer, order, {
    subject: undone.subject(orderId),
    lead: undone[step],
    messageId: `<order-${orderId}-undone-${id}-${order.key}@${host}>`,
  });
}
