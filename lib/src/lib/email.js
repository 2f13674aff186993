/**
* The estate's e-mail check (FRM-18): letters, digits, dots and hyphens, an @, and a domain that ends in 2 or 3 characters.
* Narrower than what mail allows (no plus sign, no `.info`), as specified.
*/
const EMAIL = /^[a-z0-9.-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z0-9]{2,3}$/i;
/** Whether a text is an e-mail address, apart from white space around it. */
export const isEmail = (text) => EMAIL.test(text.trim());
