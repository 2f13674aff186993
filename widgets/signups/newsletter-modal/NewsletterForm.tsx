/** What a chunk of its own is made of. */
export { Newsletter } from '#forms/sign-up/Newsletter.tsx';
