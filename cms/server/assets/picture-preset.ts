/** Drawn pictures in the sizes and crops that a card asks for (GRD-03). */
import { isImagePreset, type ImagePreset } from 'saaristo/schemas';

/** Widths in px; a picture is drawn at any of them. */
const WIDTHS: Partial<Record<ImagePreset, number>> = { small: 320, third: 400, medium: 640 };

/** The opening tag of a picture of `cms/demo/pictures/`. */
const OPENING = /^<svg xmlns="[^"]*" viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"/;

const createOpening = (box: readonly number[], width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}"`;

/** The picture in a preset; an unknown one changes nothing. The crop is the middle of the picture. */
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
