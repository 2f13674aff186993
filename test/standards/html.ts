/**
 * Validates the HTML of every page of the estate by html-validate: as the server sends it, and as the browser has it
 * when all islands are mounted.
 */
import { ROOT } from '../../tools/build/widgets.ts';
import { join } from 'node:path';
import { runCells, type CellResult } from '../run-cells.ts';
import { launchBrowser, mountIslands } from './browser.ts';
import { getPlaceName, PLACES, startEstate } from './estate-server.ts';
import { findHtmlFaults } from './html-rules.ts';

/** Runs the part `html`. */
export async function checkHtml(): Promise<CellResult[]> {
  const estate = await startEstate(join(ROOT, 'dist'));
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    return await runCells({
      command: 'standards-html',
      cells: PLACES.flatMap((place) =>
        (['without script', 'with script'] as const).map((way) => ({ place, way })),
      ),
      getName: ({ place, way }) => `${getPlaceName(place)}, ${way}`,
      async runCell({ place, way }) {
        const name = getPlaceName(place);
        if (way === 'without script')
          return { wrong: await findHtmlFaults('page', name, await estate.fetchHtml(place)) };
        await page.goto(estate.getAddress(place), { waitUntil: 'domcontentloaded' });
        const missing = await mountIslands(page);
        const html = await page.content();
        return { wrong: [...missing, ...(await findHtmlFaults('mountedPage', name, html))] };
      },
    });
  } finally {
    await browser.close();
    await estate.close();
  }
}
