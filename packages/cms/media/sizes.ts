/** Creates the sizes of an uploaded picture: rotated upright, without the metadata of the camera. */
import { Tinypool } from 'tinypool';
import { Queue } from '../platform/database/queue.ts';

/** The preset of pictures in shares: the part around the focus point with the ratio 3:2, in a type that all services read. */
export const SHARE_PRESET = 'share';

/** Maximum bytes of an uploaded file. */
export const MAX_BYTES = 15 * 1024 * 1024;
/** Maximum pixels of all frames together. The decoder of AVIF needs more memory for a pixel than all others. */
export const MAX_PIXELS = 40_000_000;
export const MAX_AVIF_PIXELS = 13_000_000;

/** The supported types. SVG is none, because it can contain scripts and links. */
export const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export type PictureType = (typeof TYPES)[number];

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
  type: PictureType;
  content: Buffer;
}

export interface Picture {
  type: PictureType;
  /** Of the largest size, upright. */
  width: number;
  height: number;
  digest: string;
  files: PictureFile[];
}

/** Processes one picture at a time: each uses all processors, and memory for all of its pixels. */
const queue = new Queue();
/** Maximum time for earlier pictures, and for the picture itself, after which its process is ended. */
const WAIT_TIMEOUT_MS = 20_000;
const TIMEOUT_MS = 30_000;
const IDLE_TIMEOUT_MS = 60_000;

/** A process, because a thread cannot end the decoders that it has started. It is started when it is needed. */
const pool = new Tinypool({
  runtime: 'child_process',
  serialization: 'advanced',
  filename: new URL('./picture-process.mjs', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_TIMEOUT_MS,
  execArgv: [],
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
 * Creates the sizes of a picture.
 * @returns the fault if the file is not a supported picture
 * @throws Unavailable if the queue is too long
 */
export async function readPicture(bytes: Buffer, focus: Focus): Promise<Picture | PictureFault> {
  if (bytes.length > MAX_BYTES) return 'tooManyBytes';
  const read = await run<Picture | PictureFault>('createPicture', { bytes, focus });
  return typeof read === 'string' ? read : restore(read);
}

/** Creates the crops of a picture again, for another focus. */
export async function recropPicture(
  files: readonly PictureFile[],
  focus: Focus,
): Promise<Omit<Picture, 'type' | 'width' | 'height'>> {
  const cropped = await run<Omit<Picture, 'type' | 'width' | 'height'>>('recrop', { files, focus });
  if (typeof cropped === 'string') throw new Error('The crop of a stored picture takes too long.');
  return restore(cropped);
}
