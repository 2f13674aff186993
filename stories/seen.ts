/** Returns the visible content of the widgets in a story: texts, pictures, controls and placeholders. */
export const listVisible = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll('[data-widget] *')].filter(isSeen).map(getText);

const CONTENT = 'img, svg, video, canvas, iframe, input, select, textarea, button';

function isSeen(element: Element): boolean {
  if (!element.matches(CONTENT) && !hasText(element) && !isPainted(element)) return false;
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());

/** Whether an element is an empty box with a background, such as a placeholder. */
function isPainted(element: Element): boolean {
  if (element.hasChildNodes()) return false;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}

const getText = (element: Element): string => element.textContent.trim() || element.localName;
