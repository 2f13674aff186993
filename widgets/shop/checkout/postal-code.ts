/** Query parameter with the postal code of the delivery (CHK-09). */
export const POSTAL_CODE = 'postinumero';
