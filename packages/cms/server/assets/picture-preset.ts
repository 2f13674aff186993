/** Scales and crops the pictures of the demo for cards (GRD-03). */
import sharp from 'sharp';
import { isImagePreset, type ImagePreset } from 'saaristo/schemas';

/** In px. */
const WIDTHS: Partial<Record<ImagePreset, number>> = { small: 320, third: 400, medium: 640 };

/** The opening tag of a picture of `packages/cms/demo/pictures/`. */
const OPENING = /^<svg xmlns="[^"]*" viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"/;

const createOpening = (box: readonly number[], width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}"`;

/** Width of a shared picture in px, which other services ask for. */
const SHARE_WIDTH = 1200;

/** Converts a picture to a JPEG, because other services read no SVG. */
export const createShareImage = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize({ width: SHARE_WIDTH }).flatten({ background: '#fff' }).jpeg().toBuffer();

/** Applies a preset to a picture. Crops are centred. Unknown presets change nothing. */
export function applyPreset(svg: string, preset: string | null): string {
  const [found, ...sizes] = OPENING.exec(svg) ?? [];
  if (!found || !isImagePreset(preset)) return svg;
  const [width = 0, height = 0] = sizes.map(Number);
  if (preset === 'three-by-two-crop') {
    const [w, h] = width * 2 > height * 3 ? [(height * 3) / 2, height] : [width, (width * 2) / 3];
    return createOpening([(width - w) / 2, (height - h) / 2, w, h], w, h) + svg.slice(found.length);
  }
  const wanted = Math.min(width, WIDTHS[preset] ?? width);
  return (
    createOpening([0, 0, width, height], wanted, Math.round((wanted * height) / width)) +
    svg.slice(found.length)
  );
}
