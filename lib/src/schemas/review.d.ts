/** The most characters of a review's text (REV-10). */
export declare const REVIEW_LIMIT = 500;
/** The rating is a text while it is chosen, '' for none yet, and a number once it is sent. */
export declare const review: import("./form.js").FormSchema<{
    productId: string;
    rating: string;
    userName: string;
    text: string;
}, {
    productId: string;
    userName: string;
    text: string;
    rating: number;
}>;
/** What is sent of a review. */
export type ReviewData = ReturnType<typeof review.toData>;
