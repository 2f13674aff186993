/** Creates the sizes of an uploaded picture: rotated upright, without the metadata of the camera. */
import { Queue } from '../platform/database/queue.ts';
import { createWorkerPool } from '../platform/worker-pool.ts';

/** The preset of pictures in shares: the part around the focus point with the ratio 3:2, in a type that all services read. */
export const SHARE_PRESET = 'share';

/** Maximum bytes of an uploaded file. */
export const MAX_BYTES = 30 * 1024 * 1024;
/** Maximum pixels of all frames together: phones take photos of 50 million. The decoder of AVIF needs more memory for a pixel than all others. */
export const MAX_PIXELS = 51_000_000;
export const MAX_AVIF_PIXELS = 13_000_000;

/** The supported types. SVG is none, because it can contain scripts and links. */
export const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export type PictureType = (typeof TYPES)[number];
/** The types of documents (`documents.ts`). */
export type DocumentType =
  | 'application/pdf'
  | `application/vnd.openxmlformats-officedocument.${'wordprocessingml.document' | 'spreadsheetml.sheet'}`;

/** The reason why a file is refused. */
export type PictureFault = 'noPicture' | 'heic' | 'svg' | 'tooManyBytes' | 'tooManyPixels' | 'unreadable';
export type MediaFault = PictureFault | 'noDocument' | 'noMedia';

/** A position from 0 to 1 of width and height. */
export interface Focus {
  x: number;
  y: number;
}

/**
 * A crop around a focus has the focus in its name. One without it has the focus that the picture had at its upload. Only editors get the
 * original, which has the metadata of the camera.
 */
export type Cut = 'original' | 'whole' | 'three-by-two' | `three-by-two.focus-${string}`;

/** Turns in degrees, clockwise. */
export const TURNS = [0, 90, 180, 270] as const;

/** How a picture is made from its original: turned, then cut off at its sides. */
export interface PictureEdit {
  turn: (typeof TURNS)[number];
  /** Per cent of width and height. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Per cent of width or height that can be cut off in all. */
export const MAX_CUT_OFF = 90;

export const CENTER: Focus = { x: 0.5, y: 0.5 };

/** Turns a point of a picture clockwise. */
const turnBy = ({ x, y }: Focus, turn: number): Focus =>
  turn === 0 ? { x, y } : turnBy({ x: 1 - y, y: x }, turn - 90);

/** Returns the focus at the same part of a picture after another edit. Keeps the center: nobody has chosen it. */
export function moveFocus(focus: Focus, before: PictureEdit | undefined, after: PictureEdit): Focus {
  if (focus.x === CENTER.x && focus.y === CENTER.y) return focus;
  const { turn, left, right, top, bottom } = before ?? { turn: 0, left: 0, right: 0, top: 0, bottom: 0 };
  const whole = {
    x: (left + focus.x * (100 - left - right)) / 100,
    y: (top + focus.y * (100 - top - bottom)) / 100,
  };
  const { x, y } = turnBy(whole, (360 - turn + after.turn) % 360);
  const place = (at: number, start: number, end: number): number =>
    Math.min(1, Math.max(0, (at * 100 - start) / (100 - start - end)));
  return { x: place(x, after.left, after.right), y: place(y, after.top, after.bottom) };
}

/** Returns the focus in tenths of width and height as a part of a file's name, which styles read (styles/base.css). */
export const getFocusName = ({ x, y }: Focus) =>
  `.focus-x${Math.round(x * 10)}-y${Math.round(y * 10)}` as const;

export interface MediaFile<Type = PictureType | DocumentType> {
  cut: Cut;
  width: number;
  type: Type;
  content: Buffer;
}
export type PictureFile = MediaFile<PictureType>;

/** A picture or document to be stored. */
export interface Media {
  type: PictureType | DocumentType;
  /** Of the largest size of a picture, upright; 0 for a document. */
  width: number;
  height: number;
  digest: string;
  /** Size of a document. */
  bytes?: number;
  files: MediaFile[];
}

export interface Picture extends Media {
  type: PictureType;
  files: PictureFile[];
}

/** Processes one picture at a time: each uses all processors, and memory for all of its pixels. */
const queue = new Queue();
/** Maximum time for earlier pictures, and for the picture itself, after which its process is ended. */
const WAIT_TIMEOUT_MS = 20_000;
const TIMEOUT_MS = 30_000;

/** A process, because a thread cannot end the decoders that it has started. */
const pool = createWorkerPool({
  runtime: 'child_process',
  serialization: 'advanced',
  filename: new URL('./picture-process.mjs', import.meta.url).href,
});

/** Runs a task. @returns 'tooManyPixels' if it takes too long */
const run = <T>(name: string, task: object): Promise<T | 'tooManyPixels'> =>
  queue.run(async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return (await pool.run(task, { name, signal })) as T;
    } catch (error) {
      if (signal.aborted) return 'tooManyPixels';
      throw error;
    }
  }, WAIT_TIMEOUT_MS);

/** The contents of files that another process has sent are no buffers any more. */
const restore = <P extends { files: PictureFile[] }>(picture: P): P => ({
  ...picture,
  files: picture.files.map((file) => ({ ...file, content: Buffer.from(file.content) })),
});

/**
 * Creates the sizes of a picture, with a crop around its center and around each focus.
 * @param edit how it is turned and cut off; an animated picture is not
 * @returns the fault if the file is not a supported picture
 * @throws Unavailable if the queue is too long
 */
export async function readPicture(
  bytes: Buffer,
  foci: readonly Focus[] = [],
  edit?: PictureEdit,
): Promise<Picture | PictureFault> {
  const read = await run<Picture | PictureFault>('createPicture', { bytes, foci, edit });
  if (typeof read === 'string') return read;
  const { files, ...picture } = restore(read);
  const original: PictureFile = { cut: 'original', width: picture.width, type: picture.type, content: bytes };
  return { ...picture, files: [...files, original] };
}

/** Creates the crops of a stored picture around a focus. An animated picture has none. */
export async function cropPicture(files: readonly PictureFile[], focus: Focus): Promise<PictureFile[]> {
  const cropped = await run<{ files: PictureFile[] }>('cropStored', { files, focus });
  if (typeof cropped === 'string') throw new Error('The crop of a stored picture takes too long.');
  return restore(cropped).files;
}
