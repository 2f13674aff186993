/** Files that visitors attach (FRM-24 to FRM-28). */
/** The largest file in bytes; exactly so many are allowed (FRM-24). */
export declare const MOST_FILE_BYTES: number;
/** What a form takes. */
export interface FileRule {
    /** How many (FRM-27). */
    most: number;
    /** MIME types (FRM-28). */
    types: readonly string[];
}
/** Pictures of a complaint (CMP-12). */
export declare const COMPLAINT_IMAGES: FileRule;
/** One picture of the kinds that browsers show and phones take (PRO-04, CNT-05). */
export declare const ONE_IMAGE: FileRule;
/** A sponsorship's description (SPO-05). */
export declare const ONE_PDF: FileRule;
