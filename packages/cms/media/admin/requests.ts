/** What the pages and the calls of the media library read from requests. */
import type { FastifyRequest } from 'fastify';
import { getMediaMessages } from '../../admin/messages/media.ts';
import { getMessages, type IdRequest, notFound, parseRowId } from '../../admin/requests.ts';
import type { Database } from '../../platform/database/database.ts';
import { readText } from '../alt.ts';
import { MAX_BYTES, type MediaFault } from '../sizes.ts';
import { findMedia, type MediaRow } from '../store.ts';

/** Maximum bytes of a file with its form fields. */
export const MAX_UPLOAD_BYTES = MAX_BYTES + 64 * 1024;
export const MAX_NAME_LENGTH = 200;
export const MAX_TAGS_LENGTH = 500;

export const STATUS: Record<MediaFault, number> = {
  noPicture: 415,
  noDocument: 415,
  noMedia: 415,
  heic: 415,
  svg: 415,
  tooManyBytes: 413,
  tooManyPixels: 413,
  unreadable: 400,
};

/** Returns the name of a file without folder and extension. */
export const getPictureName = (file: string): string => {
  const name = readText(file.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{1,5}$/i, ''), MAX_NAME_LENGTH);
  return name || '–';
};

/** Limits a number to 0 to 1, in tenths, as addresses have it. Returns the middle for NaN. */
export const toTenths = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.max(0, Math.min(1, value)) * 10) / 10 : 0.5;

export const getTexts = (request: FastifyRequest) => getMediaMessages(getMessages(request).language);

export const getPicture = async (database: Database, { params: { id } }: IdRequest): Promise<MediaRow> =>
  (await findMedia(database, parseRowId(id) ?? notFound())) ?? notFound();

/** Returns the file of a form; undefined if none was chosen. */
export function getFile(fields: Record<string, unknown>): { name: string; data: Buffer } | undefined {
  const { file } = fields as { file?: { name: string; data: Uint8Array } };
  return file && { name: file.name, data: Buffer.from(file.data) };
}
