/** The parameter of the page's address that says where to deliver (CHK-09). */
export const POSTAL_CODE = 'postinumero';
