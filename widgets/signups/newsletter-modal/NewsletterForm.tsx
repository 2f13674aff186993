/** Entry of the form's own chunk. */
export { Newsletter } from '#forms/sign-up/Newsletter.tsx';
