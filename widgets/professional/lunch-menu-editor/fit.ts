/** Fits a text to its sheet, so that it prints on one page (MNU-19). */

/** Smallest size: 10 pt on paper, readable at arm's length. */
export const LEAST = 0.45;
const STEP = 0.05;

/**
 * Returns the largest size, relative to the normal one, at which the text fits on paper, or 0 if it does not fit at any. Measures a copy of
 * the paper's size, because the sheet is smaller on a phone.
 * @param paper class that gives the copy the size of the paper and hides it
 */
export function findFittingSize(sheet: HTMLElement, paper: string): number {
  const copy = sheet.cloneNode(true) as HTMLElement;
  copy.classList.add(paper);
  copy.inert = true;
  copy.removeAttribute('data-print-sheet');
  copy.querySelectorAll('[id]').forEach((one) => one.removeAttribute('id'));
  sheet.after(copy);
  const words = [...copy.querySelectorAll('textarea')];
  const isOverflowing = (size: number): boolean => {
    copy.style.setProperty('--size', String(size));
    return words.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  };
  let size = 1;
  while (size >= LEAST && isOverflowing(size)) size = Math.round((size - STEP) * 100) / 100;
  copy.remove();
  return size >= LEAST ? size : 0;
}
