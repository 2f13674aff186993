/** Decodes and encodes pictures, in a process of its own (`sizes.ts`), which can be ended. */
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import {
  CENTER,
  type Cut,
  type Focus,
  getFocusName,
  MAX_AVIF_PIXELS,
  MAX_PIXELS,
  type Picture,
  type PictureEdit,
  type PictureFault,
  type PictureFile,
  type PictureType,
  TYPES,
} from './sizes.ts';

/** Widths in px. A smaller picture gets those below its own width, and its own width. */
const WIDTHS = [320, 640, 960, 1280, 1920] as const;
const MAX_WIDTH = 1920;
/** Maximum pixels of a frame of a created size, and its height, which WebP limits. A higher picture is narrower. */
const MAX_SIZE_PIXELS = 12_000_000;
const MAX_HEIGHT = 16_383;
/** Memory of the decoders together, in bytes. */
const MAX_DECODED_BYTES = 320_000_000;

const ENCODERS: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  'image/png': (picture) => picture.png({ compressionLevel: 9, palette: false }),
  'image/webp': (picture) => picture.webp({ quality: 80 }),
  'image/avif': (picture) => picture.avif({ quality: 55, effort: 2 }),
  'image/gif': (picture) => picture.gif(),
};
const WEBP = 'image/webp';

/** Other names of supported types. An animated PNG is shown as its first frame. */
const TYPE_ALIASES: Readonly<Record<string, string>> = { 'image/apng': 'image/png' };

// Each task reads another picture.
sharp.cache(false);

const getDigest = (files: readonly PictureFile[]): string => {
  const hash = createHash('sha256');
  for (const { width, type, content } of files) hash.update(`${width} ${type} `).update(content);
  return hash.digest('hex').slice(0, 16);
};

const encodePicture = async (picture: Sharp, cut: Cut, type: PictureType): Promise<PictureFile> => {
  const { data, info } = await ENCODERS[type](picture).toBuffer({ resolveWithObject: true });
  return { cut, width: info.width, type, content: data };
};

/** A decoded picture, at most as wide as the largest size. */
interface Decoded {
  data: Buffer;
  info: OutputInfo;
  /** Of an animation. */
  delay?: number[] | undefined;
  loop?: number | undefined;
}

/** Returns a picture that is read from decoded pixels. */
function open({ data, info: { width, height, channels, pageHeight }, delay, loop }: Decoded): Sharp {
  const raw = { width, height, channels, ...(pageHeight !== undefined && { pageHeight }) };
  const picture = sharp(data, { raw, limitInputPixels: MAX_PIXELS, animated: pageHeight !== undefined });
  return delay ? picture.gif({ delay, loop: loop ?? 0 }).webp({ delay, loop: loop ?? 0 }) : picture;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the largest area with the ratio 3:2 whose center is as near to the focus as possible. */
function getCrop({ x, y }: Focus, width: number, height: number): Area {
  const w = Math.max(1, Math.min(width, Math.floor((height * 3) / 2)));
  const h = Math.max(1, Math.min(height, Math.floor((width * 2) / 3)));
  const start = (at: number, part: number, whole: number): number =>
    Math.max(0, Math.min(whole - part, Math.round(at * whole - part / 2)));
  return { left: start(x, w, width), top: start(y, h, height), width: w, height: h };
}

/** Creates the crop around a focus in each type. */
const createCrops = (
  decoded: Decoded,
  types: readonly PictureType[],
  focus: Focus,
  cut: Cut = `three-by-two${getFocusName(focus)}`,
): Promise<PictureFile[]> => {
  const part = getCrop(focus, decoded.info.width, decoded.info.height);
  return Promise.all(types.map((type) => encodePicture(open(decoded).extract(part), cut, type)));
};

/** Bytes that a decoder needs for a pixel, as measured. */
const getDecoderBytes = (type: PictureType, channels: number, depth: string): number =>
  type === 'image/avif'
    ? MAX_DECODED_BYTES / MAX_AVIF_PIXELS
    : channels * (depth === 'uchar' ? 1 : 2) * (type === 'image/png' || type === WEBP ? 1 : 2);

/** Cuts per cent of a length off at both ends. Returns the start and the length of the rest, which is at least a pixel. */
function cutLength(length: number, before: number, after: number): [start: number, rest: number] {
  const start = Math.min(length - 1, Math.round((before * length) / 100));
  return [start, Math.max(1, length - start - Math.round((after * length) / 100))];
}

/** Returns the part of a picture that an edit leaves, after its turn. */
function getRest(
  edit: PictureEdit | undefined,
  { width: w, height: h }: Pick<Area, 'width' | 'height'>,
): Area {
  if (!edit) return { left: 0, top: 0, width: w, height: h };
  const { turn, left, right, top, bottom } = edit;
  const [width, height] = turn % 180 === 0 ? [w, h] : [h, w];
  const [x, restWidth] = cutLength(width, left, right);
  const [y, restHeight] = cutLength(height, top, bottom);
  return { left: x, top: y, width: restWidth, height: restHeight };
}

/** Characters of a file within which an SVG has its root element. */
const MAX_SVG_HEAD = 2000;

const isSvg = (bytes: Uint8Array): boolean =>
  /^\s*<(?:svg[\s>/]|[?!][^]*<svg[\s>/])/.test(new TextDecoder().decode(bytes.subarray(0, MAX_SVG_HEAD)));

/** Creates the sizes of a picture. Decodes it once. */
export async function createPicture({
  bytes,
  foci,
  edit: given,
}: {
  bytes: Uint8Array;
  foci: readonly Focus[];
  edit?: PictureEdit | undefined;
}): Promise<Picture | PictureFault> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = TYPES.find((one) => found && one === (TYPE_ALIASES[found.mime] ?? found.mime));
  // The decoder of AVIF has none for HEIC, whose patents cost.
  if (found && /^image\/hei[cf]/.test(found.mime)) return 'heic';
  // An SVG is a document that can contain scripts. The project has no sanitizer for it.
  if (type === undefined && isSvg(bytes)) return 'svg';
  if (type === undefined) return 'noPicture';
  const options = {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    animated: type === 'image/gif',
  } as const;
  try {
    // Reads only the header of the file.
    const head = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    const pixels = head.width * head.height;
    if (pixels > MAX_PIXELS || pixels * getDecoderBytes(type, head.channels, head.depth) > MAX_DECODED_BYTES)
      return 'tooManyPixels';
    const moves = options.animated && (head.pages ?? 1) > 1;
    const edit = moves ? undefined : given;
    const rest = getRest(edit, head.autoOrient);
    const { width: whole, height: tall } = rest;
    const frame = moves ? (head.pageHeight ?? tall) : tall;
    const own = Math.max(
      1,
      Math.floor(
        Math.min(
          whole,
          MAX_WIDTH,
          Math.sqrt((MAX_SIZE_PIXELS * whole) / frame),
          (MAX_HEIGHT * whole) / frame,
        ),
      ),
    );
    const decoded: Decoded = {
      ...(await (
        edit
          ? sharp(bytes, options).autoOrient().rotate(edit.turn).extract(rest)
          : sharp(bytes, options).autoOrient()
      )
        .resize({ width: own })
        .raw()
        .toBuffer({ resolveWithObject: true })),
      ...(moves && { delay: head.delay, loop: head.loop }),
    };
    const widths = [...WIDTHS.filter((width) => width < own), own];
    const types = [...new Set([type, WEBP] as const)];
    const files: PictureFile[] = [];
    for (const width of widths)
      for (const one of types) files.push(await encodePicture(open(decoded).resize({ width }), 'whole', one));
    const digest = getDigest(files);
    // An animated picture has no crop and is shown whole.
    if (!moves) {
      files.push(...(await createCrops(decoded, types, CENTER, 'three-by-two')));
      for (const focus of foci) files.push(...(await createCrops(decoded, types, focus)));
    }
    const height = Math.max(1, Math.round((frame * own) / whole));
    return { type, width: own, height, digest, files };
  } catch {
    return 'unreadable';
  }
}

/** Creates the crops of a stored picture around a focus. */
export async function cropStored({
  files,
  focus,
}: {
  files: readonly PictureFile[];
  focus: Focus;
}): Promise<{ files: PictureFile[] }> {
  const whole = files.filter(({ cut }) => cut === 'whole');
  const types = [...new Set(whole.map(({ type }) => type))];
  const largest = whole.toSorted((a, b) => b.width - a.width).find(({ type }) => type === types[0]);
  const moves = !files.some(({ cut }) => cut.startsWith('three-by-two'));
  if (!largest || moves) return { files: [] };
  const decoded = await sharp(largest.content).raw().toBuffer({ resolveWithObject: true });
  return { files: await createCrops(decoded, types, focus) };
}
