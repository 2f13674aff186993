/** Sizes and crops that the CMS makes of a picture (GRD-03). */
export declare const IMAGE_PRESETS: readonly ['default', 'third', 'three-by-two-crop', 'small', 'medium'];
export type ImagePreset = (typeof IMAGE_PRESETS)[number];
export declare const isImagePreset: (value: unknown) => value is ImagePreset;
/** The address of a picture in a preset; an unknown one, `default`, and a picture that no server sends change nothing. */
export declare const withPreset: (url: string, preset: unknown) => string;
/**
 * The `srcset` of a picture by the preset in its address, for screens of one and of two pixels a point (GRD-03).
 * @param url safe to show
 * @returns undefined where there is one size only
 */
export declare function densitiesOf(url: string): string | undefined;
