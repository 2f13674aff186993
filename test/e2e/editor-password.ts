/** Opens /editor on the server that the tests start. */
export const EDITOR_PASSWORD = 'saariston lukija';
