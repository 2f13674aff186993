/** Compares blocks on the canvas of the block editor with those of the page, pixel by pixel. */
import { type Frame, type Page, expect } from '@playwright/test';
import sharp from 'sharp';

/** Difference of a colour channel (0 to 255) from which a pixel counts as another one. Edges of letters differ by less. */
const MAX_CHANNEL_DIFFERENCE = 64;
/** Maximum part of the pixels of a block that differ. */
const MAX_PART = 0.001;

const BLOCKS = 'main [data-widget]:not([data-widget] [data-widget])';

/** Returns the canvas of the block editor. */
export const findCanvas = (page: Page): Frame =>
  page.frames().find((one) => one.url().includes('/editor/canvas/'))!;

/** Scrolls to a block and returns a picture of the part of it that is in the window. */
async function shoot(page: Page, where: Page | Frame, index: number): Promise<Buffer | undefined> {
  const box = await where
    .locator(BLOCKS)
    .nth(index)
    .evaluate(async (element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = Math.max(0, Math.round(left));
      const y = Math.max(0, Math.round(top));
      return {
        x,
        y,
        width: Math.min(innerWidth, Math.round(right)) - x,
        height: Math.min(innerHeight, Math.round(bottom)) - y,
      };
    });
  if (box.width <= 0 || box.height <= 0) return undefined;
  const frame = where === page ? undefined : await page.locator('iframe[title="Page"]').boundingBox();
  return page.screenshot({
    clip: { ...box, x: box.x + (frame?.x ?? 0), y: box.y + (frame?.y ?? 0) },
    animations: 'disabled',
    caret: 'hide',
  });
}

/** Returns the part of the pixels that differ; 1 for pictures of different sizes. */
async function compare(a: Buffer | undefined, b: Buffer | undefined): Promise<number> {
  if (!a || !b) return a === b ? 0 : 1;
  const [one, other] = await Promise.all(
    [a, b].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height, channels } = one!.info;
  if (Math.abs(width - other!.info.width) > 1 || Math.abs(height - other!.info.height) > 1) return 1;
  const [columns, lines] = [Math.min(width, other!.info.width), Math.min(height, other!.info.height)];
  let different = 0;
  for (let y = 0; y < lines; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const [at, otherAt] = [(y * width + x) * channels, (y * other!.info.width + x) * channels];
      let isOther = false;
      for (let channel = 0; channel < channels; channel += 1)
        isOther ||=
          Math.abs(one!.data[at + channel]! - other!.data[otherAt + channel]!) > MAX_CHANNEL_DIFFERENCE;
      if (isOther) different += 1;
    }
  return different / (columns * lines);
}

/** Called with two pictures that differ. */
type Report = (name: string, canvas: Buffer | undefined, page: Buffer | undefined) => void;

/**
 * Expects that the blocks of the canvas look as on the visitor's page, whose window has the same size.
 * @param isCompared whether a widget is compared
 */
export async function expectSamePixels(
  page: Page,
  visitor: Page,
  isCompared: (name: string) => boolean,
  report?: Report,
): Promise<void> {
  const names = await visitor
    .locator(BLOCKS)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-widget')!));
  const canvas = findCanvas(page);
  // The editor's own labels stand on the blocks.
  await canvas.addStyleTag({
    content: 'editor-block::before, editor-block::after { display: none !important }',
  });
  for (const [index, name] of names.entries()) {
    if (!isCompared(name)) continue;
    let pictures: (Buffer | undefined)[] = [];
    await expect
      .poll(
        async () => {
          pictures = [await shoot(page, canvas, index), await shoot(visitor, visitor, index)];
          const part = await compare(pictures[0], pictures[1]);
          return part <= MAX_PART ? 'same' : `${(part * 100).toFixed(2)} % differ`;
        },
        { message: `${name}: canvas and page`, timeout: 20_000 },
      )
      .toBe('same')
      .catch((error: unknown) => {
        report?.(name, pictures[0], pictures[1]);
        if (!report) throw error;
      });
  }
}
