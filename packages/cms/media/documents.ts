/** Documents of the library: files that visitors download. Their content decides the type, as that of pictures. */
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import {
  type DocumentType,
  MAX_BYTES,
  type Media,
  type MediaFault,
  readPicture,
  type Focus,
} from './sizes.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Extensions of the types. None of them can contain macros. */
export const DOCUMENT_TYPES: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'pdf',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
};

/** The files that a form or call takes. */
export type MediaKind = 'picture' | 'document' | 'any';

/** Returns a document; undefined if the file is none. */
async function readDocument(bytes: Buffer): Promise<Media | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || !Object.hasOwn(DOCUMENT_TYPES, found.mime)) return undefined;
  const type = found.mime as DocumentType;
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return {
    type,
    width: 0,
    height: 0,
    digest,
    bytes: bytes.length,
    files: [{ cut: 'whole', width: 0, type, content: bytes }],
  };
}

/**
 * Reads a file of the library.
 * @param foci points around which a picture is cropped
 * @throws Unavailable if the queue of pictures is too long
 */
export async function readMedia(
  bytes: Buffer,
  kind: MediaKind,
  foci: readonly Focus[] = [],
): Promise<Media | MediaFault> {
  if (bytes.length > MAX_BYTES) return 'tooManyBytes';
  const document = kind === 'picture' ? undefined : await readDocument(bytes);
  if (document) return document;
  if (kind === 'document') return 'noDocument';
  const picture = await readPicture(bytes, foci);
  return kind === 'any' && picture === 'noPicture' ? 'noMedia' : picture;
}
