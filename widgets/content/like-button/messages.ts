export { likeMessages as messages } from '#ui/like-button/messages.ts';
