/** An application for sponsorship (SPO-01 to SPO-05). `EventDate` is typed, sent as `yyyy-MM-dd` or null. */
export declare const sponsorship: import("./form.js").FormSchema<{
    Subject: string;
    Groupname: string;
    EventDate: string;
    Message: string;
    Firstname: string;
    Lastname: string;
    Email: string;
    Phone: string;
}, {
    Subject: string;
    Groupname: string;
    Firstname: string;
    Lastname: string;
    Email: string;
    Phone: string;
    Message: string;
    EventDate: string | null;
}>;
