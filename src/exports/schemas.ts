/**
 * `saaristo/schemas`: the data of widgets, for a server: the rules of every form, the shapes that widgets send and read, and their limits.
 * It needs no browser and no React.
 */
export * from '#schemas/address.ts';
export * from '#schemas/brand-contact.ts';
export * from '#schemas/business-contact.ts';
export * from '#schemas/form.ts';
export { RESULT_PARAMETER } from '#lib/url.ts';
export * from '#schemas/native.ts';
export * from '#schemas/plain-order.ts';
export * from '#schemas/promotional-photo.ts';
export * from '#schemas/question.ts';
export * from '#schemas/retail.ts';
export * from '#schemas/review.ts';
export * from '#schemas/sales.ts';
export * from '#schemas/school-material.ts';
export * from '#schemas/sign-ups.ts';
export * from '#schemas/sponsorship.ts';
export * from '#schemas/content-card.ts';
export * from '#schemas/files.ts';
export * from '#lib/image-preset.ts';
export * from '#lib/parameters.ts';
export { printLines, printText } from '#lib/printable.ts';
export { cleanPasted, cleanPostalCode } from '#lib/pasted.ts';
export * from '#schemas/menu.ts';
export * from '#lib/read.ts';
export * from '#lib/search-query.ts';
export * from '#lib/trailing.ts';
export type { Cart, CartLine } from '#store/cart/model.ts';
export type { Customer } from '#store/customer/model.ts';
