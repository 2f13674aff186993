/** Creates the sizes of an uploaded picture: rotated upright, without the metadata of the camera. */
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { Queue } from '../../database/queue.ts';

/** Widths in px. A smaller picture gets those below its own width, and its own width. */
const WIDTHS = [320, 640, 960, 1280, 1920] as const;
const MAX_WIDTH = 1920;

/** The preset of pictures in shares: the part around the focus point with the ratio 3:2, in a type that all services read. */
export const SHARE_PRESET = 'share';

/** Maximum bytes of an uploaded file. */
export const MAX_BYTES = 15 * 1024 * 1024;
/** Maximum pixels of all frames together. A decoded pixel takes four bytes. */
const MAX_PIXELS = 40_000_000;

/** Encoders by type. SVG is not supported, because it can contain scripts and links. */
const ENCODERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  'image/png': (picture) => picture.png({ compressionLevel: 9, palette: false }),
  'image/webp': (picture) => picture.webp({ quality: 80 }),
  'image/avif': (picture) => picture.avif({ quality: 55, effort: 2 }),
  'image/gif': (picture) => picture.gif(),
};
export const TYPES = Object.keys(ENCODERS);
const WEBP = 'image/webp';

/** Other names of supported types. An animated PNG is shown as its first frame. */
const TYPE_ALIASES: Readonly<Record<string, string>> = { 'image/apng': 'image/png' };

/** The reason why a file is refused. */
export type PictureFault = 'noPicture' | 'tooManyBytes' | 'tooManyPixels' | 'unreadable';

/** A position from 0 to 1 of width and height. */
export interface Focus {
  x: number;
  y: number;
}

export type Cut = 'whole' | 'three-by-two';

export interface PictureFile {
  cut: Cut;
  width: number;
  type: string;
  content: Buffer;
}

export interface Picture {
  type: string;
  /** Of the largest size, upright. */
  width: number;
  height: number;
  digest: string;
  files: PictureFile[];
}

/** Processes one picture at a time: each uses all processors, and memory for all of its pixels. */
const queue = new Queue();
const TIMEOUT_MS = 20_000;

const getDigest = (files: readonly PictureFile[]): string => {
  const hash = createHash('sha256');
  for (const { cut, width, type, content } of files) hash.update(`${cut} ${width} ${type} `).update(content);
  return hash.digest('hex').slice(0, 16);
};

const encodePicture = async (picture: Sharp, cut: Cut, type: string): Promise<PictureFile> => {
  const { data, info } = await ENCODERS[type]!(picture).toBuffer({ resolveWithObject: true });
  return { cut, width: info.width, type, content: data };
};

/** Returns the largest area with the ratio 3:2 whose center is as near to the focus as possible. */
export function getCrop(
  { x, y }: Focus,
  width: number,
  height: number,
): { left: number; top: number; width: number; height: number } {
  const w = Math.max(1, Math.min(width, Math.floor((height * 3) / 2)));
  const h = Math.max(1, Math.min(height, Math.floor((width * 2) / 3)));
  const start = (at: number, part: number, whole: number): number =>
    Math.max(0, Math.min(whole - part, Math.round(at * whole - part / 2)));
  return { left: start(x, w, width), top: start(y, h, height), width: w, height: h };
}

/** Creates the crop in each type from the largest size. An animated picture has no crop and is shown whole. */
async function createCrops(
  largest: PictureFile,
  types: readonly string[],
  focus: Focus,
): Promise<PictureFile[]> {
  const { width, height } = await sharp(largest.content).metadata();
  const part = getCrop(focus, width, height);
  const crop = () => sharp(largest.content).extract(part);
  return Promise.all(types.map((type) => encodePicture(crop(), 'three-by-two', type)));
}

async function createPicture(bytes: Buffer, focus: Focus): Promise<Picture | PictureFault> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = found && (TYPE_ALIASES[found.mime] ?? found.mime);
  if (type === undefined || !TYPES.includes(type)) return 'noPicture';
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: type === 'image/gif' } as const;
  try {
    // Reads only the header of the file.
    const head = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (head.width * head.height > MAX_PIXELS) return 'tooManyPixels';
    const moves = (head.pages ?? 1) > 1;
    const { width: whole, height: tall } = head.autoOrient;
    const own = Math.min(whole, MAX_WIDTH);
    const widths = [...WIDTHS.filter((width) => width < own), own];
    const types = [...new Set([type, WEBP])];
    const files: PictureFile[] = [];
    for (const width of widths)
      for (const one of types)
        files.push(await encodePicture(sharp(bytes, options).autoOrient().resize({ width }), 'whole', one));
    const largest = files.findLast((file) => file.type === type);
    if (!moves && largest) files.push(...(await createCrops(largest, types, focus)));
    const frame = moves ? (head.pageHeight ?? tall) : tall;
    return {
      type,
      width: own,
      height: Math.max(1, Math.round((frame * own) / whole)),
      digest: getDigest(files),
      files,
    };
  } catch {
    return 'unreadable';
  }
}

/**
 * Creates the sizes of a picture.
 * @returns the fault if the file is not a supported picture
 * @throws Unavailable if the queue is too long
 */
export const readPicture = async (bytes: Buffer, focus: Focus): Promise<Picture | PictureFault> =>
  bytes.length > MAX_BYTES ? 'tooManyBytes' : queue.run(() => createPicture(bytes, focus), TIMEOUT_MS);

/** Creates the crops of a picture again, for another focus. */
export const recropPicture = (
  files: readonly PictureFile[],
  focus: Focus,
): Promise<Omit<Picture, 'type' | 'width' | 'height'>> =>
  queue.run(async () => {
    const whole = files.filter(({ cut }) => cut === 'whole');
    const types = [...new Set(whole.map(({ type }) => type))];
    const largest = whole.toSorted((a, b) => b.width - a.width).find(({ type }) => type === types[0]);
    const moves = files.length === whole.length;
    const all = largest && !moves ? [...whole, ...(await createCrops(largest, types, focus))] : whole;
    return { files: all, digest: getDigest(all) };
  }, TIMEOUT_MS);
