/** A rule that is broken is named by the key of its text: `requiredLabel`, `wrongPostalCode`, `wrongPhoneNumber`. */
export declare const address: import("./form.js").FormSchema<{
    firstName: string;
    lastName: string;
    streetAddress: string;
    postalCode: string;
    city: string;
    phoneCountryCode: string;
    phoneNumber: string;
    isPrivateCustomer: boolean;
}, {
    firstName: string;
    lastName: string;
    streetAddress: string;
    postalCode: string;
    city: string;
    phoneCountryCode: string;
    phoneNumber: string;
    isPrivateCustomer: boolean;
}>;
