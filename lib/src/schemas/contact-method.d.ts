/** How a visitor wants to be answered: one choice, sent as three booleans (FRM-31). */
import { type StringSchema } from 'yup';
export declare const CONTACT_METHODS: readonly ['email', 'phone', 'none'];
/** '' while nothing is chosen. */
export type ContactMethod = (typeof CONTACT_METHODS)[number] | '';
/** Exactly one is true. */
export interface ContactMethodData {
    ContactByEmail: boolean;
    ContactByPhone: boolean;
    NoContact: boolean;
}
/** The choice, required; with the two fields that it decides about (CMP-06, FDB-03). */
export declare const contactMethodFields: {
    ContactMethod: StringSchema<"" | "email" | "none" | "phone", import("yup").AnyObject, undefined, "">;
    Email: StringSchema<string, import("yup").AnyObject, undefined, "">;
    Phone: StringSchema<string, import("yup").AnyObject, undefined, "">;
};
export declare const contactMethodData: (method: ContactMethod) => ContactMethodData;
/** The choice that was sent; '' where none or more than one is true. */
export declare function readContactMethod(data: Record<string, unknown>): ContactMethod;
