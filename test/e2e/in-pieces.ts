/**
 * Pages whose HTML arrives in pieces, as on a slow connection: written into a document with a frame after each piece.
 */
import type { Page } from '@playwright/test';

/** Characters per piece. */
const PIECE = 500;

/**
 * Writes a document into `page`, which must be at an address of the same site with its policy bypassed. Writes the body
 * when the stylesheets are loaded, as a browser does. Resolves when everything is parsed.
 */
export const writeInPieces = (page: Page, document: string): Promise<void> =>
  page.evaluate(
    async ({ text, size }) => {
      // The message arrives after the frame is painted.
      const frame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve());
            port1.start();
            port2.postMessage(null);
          });
        });
      const { document: target } = window;
      const body = text.indexOf('<body');
      target.open();
      target.write(text.slice(0, body));
      const sheets = () => [...target.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      while (sheets().some(({ sheet }) => !sheet)) await frame();
      for (let at = body; at < text.length; at += size) {
        target.write(text.slice(at, at + size));
        await frame();
      }
      target.close();
      await frame();
    },
    { text: document, size: PIECE },
  );
