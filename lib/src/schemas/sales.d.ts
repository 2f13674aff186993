export type SalesFormType = 'Feedback' | 'Other';
export type ContactRequest = 'Email' | 'Phone' | 'None';
/** The professional site's form, sent flat (SAL-01 to SAL-05). `product` is its name; without a name none is sent. */
export declare const sales: import("./form.js").FormSchema<{
    firstName: string;
    lastName: string;
    contactRequest: string;
    email: string;
    phone: string;
    organization: string;
    customerNumber: string;
    product: string;
    productId: number | null;
    message: string;
    formType: string;
}, {
    firstName: string;
    lastName: string;
    contactRequest: string;
    email: string;
    phone: string;
    organization: string;
    customerNumber: string;
    formType: string;
    message: string;
    product: {
        productId: number | null;
        title: string;
    } | null;
}>;
