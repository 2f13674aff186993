/** The most characters of an export request's message (EXP-03). */
export declare const EXPORT_MESSAGE_LIMIT = 1000;
/** What every export request is about (EXP-01). */
export declare const EXPORT_SUBJECT = "Export contact request";
/** An export contact request (EXP-01 to EXP-04); the page says Subject, ContentId and CustomerId. */
export declare const exportContact: import("./form.js").FormSchema<{
    FullName: string;
    Company: string;
    Email: string;
    Phone: string;
    Message: string;
    CustomerId: string;
    ContentId: string;
    Subject: string;
}, {
    FullName: string;
    Company: string;
    Email: string;
    Phone: string;
    CustomerId: string;
    ContentId: string;
    Subject: string;
    Message: string;
}>;
/** What an expert question is about, unless the page says otherwise (FSO-07). */
export declare const EXPERT_SUBJECT = "Kysy asiantuntijalta";
/** A question to an expert, and the business request for contact, which has the same fields (FSO-07, FSO-08, FSO-14). */
export declare const expertQuestion: import("./form.js").FormSchema<{
    FullName: string;
    Company: string;
    Email: string;
    Phone: string;
    Message: string;
    Subject: string;
    CustomerId: string;
}, {
    FullName: string;
    Company: string;
    Email: string;
    Phone: string;
    Subject: string;
    CustomerId: string;
    Message: string;
}>;
