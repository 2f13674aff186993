/** Twice the displayed size in CSS pixels, for high-density screens. */
const SIDE = 96;

/**
 * Returns a small square thumbnail as a data URL; undefined if the browser can't decode the file. The whole
 * content would use too much memory, and a page's policy may forbid blob URLs.
 */
export async function createThumbnail(file: File): Promise<string | undefined> {
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
