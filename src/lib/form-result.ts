/** The query parameter of the page's URL with the key of a form result, after a post without JavaScript. */
export const RESULT_PARAMETER = 'form-result';
