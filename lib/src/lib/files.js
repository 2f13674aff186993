/** Files that visitors attach (FRM-24 to FRM-28). */
/** The largest file in bytes; exactly so many are allowed (FRM-24). */
export const MOST_FILE_BYTES = 15 * 1024 * 1024;
/** Pictures of a complaint (CMP-12). */
export const COMPLAINT_IMAGES = {
	most: 3,
	types: ["image/jpeg", "image/png"]
};
/** One picture of the kinds that browsers show and phones take (PRO-04, CNT-05). */
export const ONE_IMAGE = {
	most: 1,
	types: [
		"image/jpeg",
		"image/png",
		"image/gif",
		"image/webp",
		"image/avif",
		"image/heic"
	]
};
/** A sponsorship's description (SPO-05). */
export const ONE_PDF = {
	most: 1,
	types: ["application/pdf"]
};
