/** What a visitor can see of the widgets in a story, in words: texts, pictures, controls. */
export const seen = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll<HTMLElement | SVGElement>('[data-widget] *')].filter(isSeen).map(wordsOf);

const CONTENT = 'img, svg, video, canvas, iframe, input, select, textarea, button';

function isSeen(element: Element): boolean {
  const hasText = [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );
  if (!hasText && !element.matches(CONTENT)) return false;
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

const wordsOf = (element: Element): string => element.textContent.trim() || element.localName;
