/** An order of school materials (SCH-02 to SCH-04): names in Materials, addresses in Links. */
export declare const schoolMaterial: import("./form.js").FormSchema<{
    FirstName: string;
    LastName: string;
    School: string;
    Region: string;
    Email: string;
    Materials: string[];
    Links: string[];
    Message: string;
    Subject: string;
}, {
    FirstName: string;
    LastName: string;
    School: string;
    Region: string;
    Email: string;
    Materials: string[];
    Links: string[];
    Subject: string;
    Message: string;
}>;
/** The school contact form: the same where there is nothing to order, so it is the message that is sent (SCH-07, CORP-17). */
export declare const schoolContact: import("./form.js").FormSchema<{
    FirstName: string;
    LastName: string;
    School: string;
    Region: string;
    Email: string;
    Materials: string[];
    Links: string[];
    Message: string;
    Subject: string;
}, {
    FirstName: string;
    LastName: string;
    School: string;
    Region: string;
    Email: string;
    Materials: string[];
    Links: string[];
    Subject: string;
    Message: string;
}>;
/** Name of the hidden fields that say, in a native post, what is offered: JSON `[material, address]` each. */
export declare const OFFERED = "OfferedMaterial";
/** The order with the addresses of what is ordered. */
export declare const withLinks: <Order extends {
    Materials: string[];
}>(order: Order, materials: readonly {
    Material: string;
    Url: string;
}[]) => Order & {
    Links: string[];
};
