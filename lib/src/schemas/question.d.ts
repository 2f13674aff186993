/** A question to the company: Data holds the message alone, and there are no files (QUE-02, QUE-03, QUE-05). */
export declare const question: import("./form.js").FormSchema<{
    Message: string;
}, {
    Message: string;
}>;
