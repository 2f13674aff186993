/** The parameter of the page's address that names the result of a form that the browser itself has posted. */
export const RESULT_PARAMETER = 'form-result';
