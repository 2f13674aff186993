import type { Page } from '@playwright/test';

/** Morphs the main part of a page, which has loaded idiomorph, to other content. */
export const morphMain = (page: Page, content: string): Promise<void> =>
  page.evaluate((inner) => {
    const { Idiomorph } = window as unknown as {
      Idiomorph: { morph(target: Element, content: string, how: object): void };
    };
    Idiomorph.morph(document.querySelector('main')!, inner, { morphStyle: 'innerHTML' });
  }, content);
