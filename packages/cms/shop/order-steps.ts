/** What happens to an order after its payment: it is packed, delivered or refunded, and the customer is told by mail. */
import type { Database } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import { scheduleJob } from '../platform/database/jobs.ts';
import { HttpError } from '../platform/http/errors.ts';
import { type Mailer, sendUnlessRefused } from '../platform/mail/mailer.ts';
import { listSellerLines } from './confirmation.ts';
import { formatDelivery } from './delivery.ts';
import { findOrderById, lockOrder, ORDER_STEPS, type OrderStep } from './orders.ts';
import { getOrderTexts } from './order-texts.ts';
import { getTerms } from './terms.ts';

/** The job that tells a customer of a step. Its key is the step's id. */
export const ORDER_STEP_JOB = 'tell-order-step';

/** Returns the steps that an order can take now. Money that came too late for its order can only be refunded. */
export function listNextSteps({
  status,
  hasRefund,
  steps,
}: {
  status: string;
  hasRefund: boolean;
  steps: readonly OrderStep[];
}): OrderStep[] {
  if (steps.includes('refunded')) return [];
  if (status === 'paid')
    return ORDER_STEPS.slice(ORDER_STEPS.findLastIndex((one) => steps.includes(one)) + 1);
  return status !== 'waiting' && hasRefund ? ['refunded'] : [];
}

/**
 * Takes a step of an order, and schedules the mail to its customer. A step that is taken already stays as it is.
 * @throws HttpError 409 if the order can't take the step
 */
export const takeStep = (database: Database, id: number, step: OrderStep, by: string): Promise<void> =>
  database.transaction().execute(async (queries) => {
    await lockOrder(queries, id);
    const order = await findOrderById(queries, id);
    if (!order) throw new HttpError(404, 'There is no such order.');
    const steps = order.steps.map((one) => one.step);
    if (steps.includes(step)) return;
    if (!listNextSteps({ status: order.status, hasRefund: order.refund, steps }).includes(step))
      throw new HttpError(409, 'The order can not take this step now.');
    const row = await queries
      .insertInto('shop_order_step')
      .values({ order_id: id, step, taken_by: by })
      .returning('id')
      .executeTakeFirstOrThrow();
    await scheduleJob(queries, ORDER_STEP_JOB, String(row.id), new Date());
  });

/**
 * Mails a step to the customer. A repeated job sends nothing.
 * @param host the part of the Message-ID after the @
 * @throws MailError if it can be sent later
 */
export async function tellStep(database: Database, mailer: Mailer, host: string, id: number): Promise<void> {
  const taken = await database
    .selectFrom('shop_order_step')
    .select(['order_id as orderId', 'step'])
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  const order = taken && (await findOrderById(database, taken.orderId));
  if (!order || order.email === '') return;
  const { language } = order;
  const messages = getOrderTexts(language);
  const { subject, lead } = messages.stepMails[taken.step];
  const seller = (await getTerms(database))?.seller;
  const parts = [
    [lead(formatDelivery(order, language))],
    ...(seller ? [[messages.seller, ...listSellerLines(seller, language)]] : []),
  ];
  await sendUnlessRefused(mailer, {
    to: order.email,
    subject: subject(order.id),
    text: `${parts.map((part) => part.join('\n')).join('\n\n')}\n`,
    messageId: `<order-${order.id}-${taken.step}-${order.key}@${host}>`,
  });
  await database.updateTable('shop_order_step').set({ told_at: now }).where('id', '=', id).execute();
}
