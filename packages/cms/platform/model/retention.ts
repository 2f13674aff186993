/** How long data of visitors is kept: for the jobs that delete it and the texts that say so. */
export const KEPT = {
  /** Enquiries and sign-ups. */
  messageYears: 2,
  /** Accounting records must be kept for six years from the end of the year. */
  orderYears: 7,
  unpaidOrderDays: 90,
  reviewYears: 5,
} as const;

/** Facts of all sites, which texts of pages name (docs/cms.md#facts). */
export const KEPT_FACTS: ReadonlyMap<string, string> = new Map([
  ['message-years', String(KEPT.messageYears)],
  ['order-years', String(KEPT.orderYears)],
  ['unpaid-order-days', String(KEPT.unpaidOrderDays)],
  ['review-years', String(KEPT.reviewYears)],
]);
