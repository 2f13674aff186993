type MethodOfContact = 'email' | 'phone';
/** An entry to the photo competition (PRO-01 to PRO-04). That the rules are agreed to is asked, not sent. */
export declare const promotionalPhoto: import("./form.js").FormSchema<{
    FirstName: string;
    LastName: string;
    Email: string;
    Phone: string;
    MethodOfContact: MethodOfContact;
    rules: boolean;
}, {
    FirstName: string;
    LastName: string;
    Email: string;
    Phone: string;
    MethodOfContact: MethodOfContact;
}>;
export {};
