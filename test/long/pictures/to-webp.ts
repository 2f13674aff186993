import type { Page } from '@playwright/test';

/** Maximum ratio of height to width: the top of a long picture is enough. */
const HIGHEST = 1;

/** Converts a PNG to WebP in the browser, at most `width` wide. */
export async function toWebp(page: Page, png: Buffer, width?: number): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ base64, most, highest }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const scale = most === undefined ? 1 : Math.min(1, most / bitmap.width);
      const height = most === undefined ? bitmap.height : Math.min(bitmap.height, bitmap.width * highest);
      const canvas = new OffscreenCanvas(
        Math.max(1, Math.round(bitmap.width * scale)),
        Math.max(1, Math.round(height * scale)),
      );
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, bitmap.width * scale, bitmap.height * scale);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      let text = '';
      for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { base64: png.toString('base64'), most: width, highest: HIGHEST },
  );
  return Buffer.from(data, 'base64');
}
