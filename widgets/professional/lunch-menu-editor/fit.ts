/** Makes a text fit its sheet: what is printed is one page (MNU-19). */

/** 10 pt on paper, which can be read at arm's length. */
export const LEAST = 0.45;
const STEP = 0.05;

/**
 * The size, as a share of the usual one, at which the words fit on paper. It is tried on a copy that is as large as the paper, since on a
 * phone the sheet is not. 0 where they fit at none.
 * @param paper the class that makes the copy as large as the paper, and unseen
 */
export function fittingSize(sheet: HTMLElement, paper: string): number {
  const copy = sheet.cloneNode(true) as HTMLElement;
  copy.classList.add(paper);
  copy.inert = true;
  copy.removeAttribute('data-print-sheet');
  copy.querySelectorAll('[id]').forEach((one) => one.removeAttribute('id'));
  sheet.after(copy);
  const words = [...copy.querySelectorAll('textarea')];
  const overflows = (size: number): boolean => {
    copy.style.setProperty('--size', String(size));
    return words.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  };
  let size = 1;
  while (size >= LEAST && overflows(size)) size = Math.round((size - STEP) * 100) / 100;
  copy.remove();
  return size >= LEAST ? size : 0;
}
