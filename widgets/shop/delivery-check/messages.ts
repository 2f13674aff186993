export { deliveryCheckMessages as messages } from '#ui/delivery-check/messages.ts';
