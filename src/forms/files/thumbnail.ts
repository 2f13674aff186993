/** Twice what is shown, for fine screens; CSS pixels. */
const SIDE = 96;

/**
 * A small square of a picture as a data URL: its whole content would weigh on the page, and a page's policy lets no blob
 * through. Undefined where the browser can't draw the file.
 */
export async function thumbnail(file: File): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: 2 * SIDE, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const { width, height } = picture;
    const side = Math.min(width, height);
    canvas
      .getContext('2d')!
      .drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
    picture.close();
    return canvas.toDataURL('image/png');
  } catch {
    return undefined;
  }
}
