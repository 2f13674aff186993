export { productCardMessages as messages } from '#ui/product-card/messages.ts';
