/**
 * `saaristo/schemas`: what a server needs to know of the widgets' data. The rules of every form, the shapes that widgets send and read,
 * and their limits. Runs anywhere: it needs no browser and no React.
 */
export * from '../schemas/address.js';
export * from '../schemas/brand-contact.js';
export * from '../schemas/business-contact.js';
export * from '../schemas/form.js';
export * from '../schemas/native.js';
export * from '../schemas/promotional-photo.js';
export * from '../schemas/question.js';
export * from '../schemas/retail.js';
export * from '../schemas/review.js';
export * from '../schemas/sales.js';
export * from '../schemas/school-material.js';
export * from '../schemas/sign-ups.js';
export * from '../schemas/sponsorship.js';
export * from '../lib/content-card.js';
export * from '../lib/files.js';
export * from '../lib/image-preset.js';
export * from '../lib/menu.js';
export * from '../lib/read.js';
export * from '../lib/search-query.js';
export * from '../lib/trailing.js';
export type { Cart, CartLine } from '../store/cart.js';
export type { Customer } from '../store/customer.js';
