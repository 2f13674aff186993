/** A newsletter (NWS-05, NWS-06). */
export declare const newsletter: import("./form.js").FormSchema<{
    email: string;
}, {
    email: string;
}>;
/** News releases: kinds of release, the newsletter, or both (NWS-12, NWS-13). */
export declare const newsRelease: import("./form.js").FormSchema<{
    email: string;
    informationTypes: string[];
    subscribeToUutiskirje: boolean;
}, {
    email: string;
    informationTypes: string[];
    subscribeToUutiskirje: boolean;
    recaptchaToken: string;
}>;
/** A campaign (NWS-16, NWS-17): both boxes are sent as texts. */
export declare const campaign: import("./form.js").FormSchema<{
    email: string;
    isAdult: boolean;
    subscribeToCinCinVinoNewsletter: boolean;
    campaignJoinNumber: string;
}, {
    email: string;
    campaignJoinNumber: string;
    isAdult: string;
    subscribeToCinCinVinoNewsletter: string;
}>;
