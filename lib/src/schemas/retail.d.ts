/** The two consumer forms about a product: complaint and feedback (CMP, FDB). */
import { type InferType } from 'yup';
import { type ContactMethod } from './contact-method.js';
declare const complaintSchema: import("yup").ObjectSchema<{
    ContactMethod: "" | "email" | "none" | "phone";
    Email: string;
    Phone: string;
    Firstname: string;
    Lastname: string;
    StreetAddress: string;
    PostalCode: string;
    City: string;
    ProductName: string;
    ProductId: number | null;
    Message: string;
    BatchNumber: string;
    ExpirationDate: string;
    PlaceOfPurchase: string;
}, import("yup").AnyObject, {
    ContactMethod: undefined;
    Email: undefined;
    Phone: undefined;
    Firstname: undefined;
    Lastname: undefined;
    StreetAddress: undefined;
    PostalCode: undefined;
    City: undefined;
    ProductName: undefined;
    ProductId: undefined;
    Message: undefined;
    BatchNumber: undefined;
    ExpirationDate: undefined;
    PlaceOfPurchase: undefined;
}, "">;
/** `ExpirationDate` is the day as typed. */
export type Complaint = InferType<typeof complaintSchema>;
/** A complaint about a product (CMP-04 to CMP-12). `ExpirationDate` is sent as `yyyy-MM-dd`. */
export declare const complaint: import("./form.js").FormSchema<{
    Firstname: string;
    Lastname: string;
    StreetAddress: string;
    PostalCode: string;
    City: string;
    ContactMethod: ContactMethod;
    Email: string;
    Phone: string;
    ProductName: string;
    ProductId: number | null;
    Message: string;
    BatchNumber: string;
    ExpirationDate: string;
    PlaceOfPurchase: string;
}, {
    ContactByEmail: boolean;
    ContactByPhone: boolean;
    NoContact: boolean;
    Firstname: string;
    Lastname: string;
    StreetAddress: string;
    PostalCode: string;
    City: string;
    Email: string;
    Phone: string;
    ProductName: string;
    ProductId: number | null;
    BatchNumber: string;
    PlaceOfPurchase: string;
    Message: string;
    ExpirationDate: string | null;
}>;
/** Feedback: the same person, a message, and a product if there is one (FDB-01 to FDB-04). */
export declare const feedback: import("./form.js").FormSchema<{
    Firstname: string;
    Lastname: string;
    StreetAddress: string;
    PostalCode: string;
    City: string;
    ContactMethod: ContactMethod;
    Email: string;
    Phone: string;
    ProductName: string;
    ProductId: number | null;
    Message: string;
}, {
    ContactByEmail: boolean;
    ContactByPhone: boolean;
    NoContact: boolean;
    Firstname: string;
    Lastname: string;
    StreetAddress: string;
    PostalCode: string;
    City: string;
    Email: string;
    Phone: string;
    ProductName: string;
    ProductId: number | null;
    Message: string;
}>;
export {};
