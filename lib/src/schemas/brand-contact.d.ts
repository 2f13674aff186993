/** The first brand's: a person and a message (CNT-01 to CNT-05). */
export declare const brandContact: import("./form.js").FormSchema<{
    FirstName: string;
    LastName: string;
    Phone: string;
    Email: string;
    Message: string;
}, {
    FirstName: string;
    LastName: string;
    Phone: string;
    Email: string;
    Message: string;
}>;
/** The second brand's: an address, too, which may be left out (CNT-10, CNT-11). */
export declare const brandAddressContact: import("./form.js").FormSchema<{
    FirstName: string;
    LastName: string;
    Phone: string;
    Email: string;
    Message: string;
    StreetAddress: string;
    PostalCode: string;
    City: string;
}, {
    FirstName: string;
    LastName: string;
    Phone: string;
    Email: string;
    StreetAddress: string;
    PostalCode: string;
    City: string;
    Message: string;
}>;
