import { useIsland, useTexts } from '#island/context.ts';
import { isRecord, readText } from '#lib/read.ts';
import { ORDER_FIELDS, type OrderReason } from '#schemas/plain-order.ts';
import { messages } from './messages.ts';
import { type FieldProblem, LABELS, REASONS } from './problems.ts';

/** Returns the problems of a refused order that was posted without a script. */
export function usePostedProblems(): FieldProblem[] {
  const t = useTexts(messages);
  const { orderProblems: given } = useIsland().settings;
  if (!isRecord(given)) return [];
  return ORDER_FIELDS.flatMap((name) => {
    const reason = readText(given[name]);
    return reason !== undefined && Object.hasOwn(REASONS, reason)
      ? [{ name, label: t(LABELS[name]), error: t(REASONS[reason as OrderReason]) }]
      : [];
  });
}
