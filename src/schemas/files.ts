/** Rules for files that visitors attach (FRM-24 to FRM-28). */

/** Maximum size of a file in bytes, inclusive (FRM-24). */
export const MAX_FILE_BYTES = 15 * 1024 * 1024;

/** The files that a form takes. */
export interface FileRule {
  /** Maximum number of files (FRM-27). */
  most: number;
  /** MIME types (FRM-28). */
  types: readonly string[];
}

/** Registered names of types by other names of them. Browsers treat an animated PNG as a PNG. */
export const TYPE_ALIASES: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'application/x-pdf': 'application/pdf',
};

/** Pictures of a complaint (CMP-12). */
export const COMPLAINT_IMAGES: FileRule = { most: 3, types: ['image/jpeg', 'image/png'] };
/** One picture of a type that browsers show or phones take (PRO-04, CNT-05). */
export const ONE_IMAGE: FileRule = {
  most: 1,
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/heic'],
};
/** The description of a sponsorship (SPO-05). */
export const ONE_PDF: FileRule = { most: 1, types: ['application/pdf'] };
