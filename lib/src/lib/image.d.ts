export interface Image {
    /** Safe to show. */
    url: string;
    alt: string;
}
/** The image, of a list the first; undefined where there is none that may be shown. */
export declare function readImage(value: unknown): Image | undefined;
