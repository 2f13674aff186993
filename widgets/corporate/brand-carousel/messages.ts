export { carouselMessages as messages } from '#ui/carousel/messages.ts';
